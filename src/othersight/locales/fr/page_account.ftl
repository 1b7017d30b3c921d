# Un nom facultatif avec mot de passe, qui réunit les tables de plusieurs appareils.

page-account = Mon nom
page-account-signed = Connecté : { $name }
page-account-text = Un nom avec mot de passe réunit vos tables sur tous vos appareils. Tout marche aussi sans.
page-account-name = Nom
page-account-password = Mot de passe
page-account-password-text = Au moins 8 caractères. Personne ne peut vous en envoyer un nouveau : gardez-le bien.
page-account-up = Prendre ce nom
page-account-in = Se connecter
page-account-out = Se déconnecter
page-account-out-text = Ce navigateur oublie alors les places qu’il n’a que par votre nom.
page-account-keep = Garder les tables de ce navigateur avec mon nom
page-account-tables = Tables de mon nom
page-account-no-tables = Aucune table n’appartient encore à votre nom.
page-account-detach = Détacher
page-account-detach-table = Détacher de mon nom : { $table }
page-account-here = Tables de ce navigateur qui n’appartiennent pas à votre nom : { $count }
page-account-attach = Tout rattacher
page-account-change = Changer le mot de passe
page-account-old = Ancien mot de passe
page-account-new = Nouveau mot de passe
page-account-changed = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
page-account-delete = Supprimer mon nom
page-account-delete-text = Vos tables restent, et ce navigateur garde les liens qu’il avait avant. Votre mot de passe montre que c’est bien vous.
page-account-deleted = Le nom est supprimé.
