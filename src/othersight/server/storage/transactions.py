"""Transactions whose errors are those of the store, whatever the database raises."""

import threading
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError


class StorageError(Exception):
    """The database fails: the disk is full, or it cannot be reached."""


class StaleWrite(Exception):
    """Another process has stored this sequence or key already, or has closed the table."""


class LostLease(StaleWrite):
    """Another process runs the table by now."""


class WholeTransaction(threading.local):
    """The transaction that all writes of a thread belong to while a group of them is stored."""

    connection: Connection | None = None


WHOLE = WholeTransaction()


class WriteTransaction:
    """A transaction whose errors become StaleWrite or StorageError; within another one of its thread that is `whole`, a
    part of that."""

    def __init__(self, engine: Engine, whole: bool = False) -> None:
        self.engine = engine
        self.is_whole = whole
        self.is_part = False

    def __enter__(self) -> Connection:
        if WHOLE.connection is not None and WHOLE.connection.engine is self.engine:
            self.is_part = True
            return WHOLE.connection
        try:
            self.connection = self.engine.connect()
        except SQLAlchemyError as error:
            raise StorageError(str(error)) from error
        self.transaction = self.connection.begin()
        if self.is_whole:
            WHOLE.connection = self.connection
        return self.connection

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: Any
    ) -> None:
        if self.is_part:
            return  # what went wrong is for the whole
        if self.is_whole:
            WHOLE.connection = None
        driver = self.engine.dialect.loaded_dbapi
        try:
            if error is None:
                self.transaction.commit()
            else:
                self.transaction.rollback()
        except (SQLAlchemyError, driver.Error) as refused:
            error = refused
        finally:
            self.connection.close()
        if isinstance(error, IntegrityError | driver.IntegrityError):
            raise StaleWrite(str(getattr(error, "orig", error))) from error
        if isinstance(error, SQLAlchemyError | driver.Error):
            raise StorageError(str(error)) from error


class ReadTransaction:
    """A read-only transaction: everything read in it is from the same moment. Errors become StorageError."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __enter__(self) -> Connection:
        try:
            self.connection = self.engine.connect()
            if self.engine.dialect.name == "sqlite":
                self.connection.exec_driver_sql("BEGIN")
            else:
                self.connection.execution_options(isolation_level="REPEATABLE READ")
        except SQLAlchemyError as error:
            raise StorageError(str(error)) from error
        return self.connection

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: Any
    ) -> None:
        self.connection.close()
        if isinstance(error, SQLAlchemyError | self.engine.dialect.loaded_dbapi.Error):
            raise StorageError(str(error)) from error
