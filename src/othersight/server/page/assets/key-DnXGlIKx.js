import{b as s,B as c}from"./rest-aRmGE539.js";const b=Symbol("NaN");function t(r,e,n){var o=new c(r);s(()=>{var a=e();a!==a&&(a=b),o.ensure(a,n)})}export{t as k};
