import{b as bt,E as pt,B as _t,a4 as je,a5 as wt,a6 as kt,a7 as Mt,i as e,a as Ce,A as ne,a8 as zt,a9 as Lt,aa as Ot,ab as Ct,W as St,ac as Ht,ad as Ye,ae as At,af as Et,ag as Tt,ah as Vt,s as pe,p as we,O as Pt,h as v,k as ie,t as T,v as s,m as J,x as re,e as _,f as ke,u as Y,o as Q,j as se,J as z,d as Te,H as Ee,D as M,l as U,r as be,g as qt,y as $e,n as W,z as Le}from"./rest-aRmGE539.js";import{t as Nt,b as Oe,s as oe}from"./Looking-CjDXWqeX.js";function It(a,t,...r){var i=new _t(a);bt(()=>{const n=t()??null;i.ensure(n,n&&(l=>n(l,...r)))},pt)}function Pe(a,t={},r,i){for(var n in r){var l=r[n];t[n]!==l&&(r[n]==null?a.style.removeProperty(n):a.style.setProperty(n,l,i))}}function Ie(a,t,r,i){var n=a[je];if(n!==t){var l=Nt(t,i);l==null?a.removeAttribute("style"):a.style.cssText=l,a[je]=t}else i&&(Array.isArray(i)?(Pe(a,r?.[0],i[0]),Pe(a,r?.[1],i[1],"important")):Pe(a,r,i));return i}let He=!1;function Rt(a){var t=He;try{return He=!1,[a(),He]}finally{He=t}}function ge(a,t,r,i){var n=!0,l=(r&Ct)!==0,g=(r&Et)!==0,w=i,f=!0,C=void 0,R=()=>g&&n?(C??=Ye(i),e(C)):(f&&(f=!1,w=g?St(i):i),w);let D;if(l){var H=Tt in a||Vt in a;D=wt(a,t)?.set??(H&&t in a?m=>a[t]=m:void 0)}var A,K=!1;l?[A,K]=Rt(()=>a[t]):A=a[t],A===void 0&&i!==void 0&&(A=R(),D&&(kt(),D(A)));var G;if(G=()=>{var m=a[t];return m===void 0?R():(f=!0,m)},(r&Mt)===0)return G;if(D){var E=a.$$legacy;return(function(m,k){return arguments.length>0?((!k||E||K)&&D(k?G():m),m):G()})}var u=!1,y=((r&Ht)!==0?Ye:At)(()=>(u=!1,G()));l&&e(y);var h=Lt;return(function(m,k){if(arguments.length>0){const L=k?e(y):l?Ce(m):m;return ne(y,L),u=!0,w!==void 0&&(w=L),m}return zt&&u||(h.f&Ot)!==0?y.v:e(y)})}const Ae={shield:"M0-24L20-17V2C20 14 10 22 0 26C-10 22-20 14-20 2V-17Z",hood:"M0-26C14-22 20-4 22 22H-22C-20-4-14-22 0-26Z",spikes:"M0-27L6-16L18-20L15-8L27-2L15 5L18 18L6 14L0 26L-6 14L-18 18L-15 5L-27-2L-15-8L-18-20L-6-16Z",horns:"M-24-26C-20-14-12-16 0-16C12-16 20-14 24-26C28-8 20 20 0 27C-20 20-28-8-24-26Z",crown:"M-26 24L-30-20L-14-6L0-32L14-6L30-20L26 24Z",mask:"M-20-22H20C26-4 16 24 0 26C-16 24-26-4-20-22Z",broken:"M0 26L20 17V-2C20-14 10-22 4-26L-4-10L-8-23C-16-18-20-10-20-2V17Z",circle:"M-22 0A22 22 0 1 1 22 0A22 22 0 1 1-22 0Z",hexagon:"M0-24L21-12V12L0 24L-21 12V-12Z",square:"M-20-20H20V20H-20Z",diamond:"M0-26L24 0L0 26L-24 0Z",person:"M0-26A9 9 0 0 1 7-10C18-6 20 8 20 24H-20C-20 8-18-6-7-10A9 9 0 0 1 0-26Z",badge:"M0-26L8-18L20-20L20-6L27 2L18 10L18 22L6 20L0 28L-6 20L-18 22L-18 10L-27 2L-20-6L-20-20L-8-18Z"},Zt={leah:"#e0b84c",morgana:"#d64f6d",thorley:"#6f9fd8",rocco:"#e0813c",brad:"#8fb04f",rose:"#c48ad6",karl:"#a9b4b8"};function Ut(a){return{shape:"shield",letters:a.slice(0,3).toUpperCase(),colour:Zt[a]??"#e9dcc0"}}const Bt={acolyte:["hood","A","#7d3b39"],abomination:["spikes","B","#93291f"],controller:["horns","C","#b3201b"],avatar:["crown","AV","#d51f1a"],"hell-club":["mask","HC","#6d2466"],tainted:["broken","T","#5b3a70"]};function Dt(a,t){const[r,i,n]=Bt[a]??["diamond","?","#7d3b39"];return{shape:r,letters:t>0?`${i}${t}`:i,colour:n}}const Fe=["#f0c04a","#5fc3c9","#e8728f","#9ccc5a","#b99cf0","#f08b4e"],We=["circle","hexagon","diamond","square","shield","badge"];function jt(a){return{shape:We[a%We.length]??"circle",letters:`P${a+1}`,colour:Fe[a%Fe.length]??"#e9dcc0"}}function Yt(a){return a.split(/[\s-]+/).map(t=>t.charAt(0).toUpperCase()).join("").slice(0,3)}const et=typeof matchMedia=="function"?matchMedia("(prefers-reduced-motion: reduce)"):null;let tt=pe(Ce(et?.matches??!1));et?.addEventListener("change",a=>ne(tt,a.matches,!0));function Ft(){return e(tt)}var Wt=z('<circle class="badge svelte-54dl92" cx="18" cy="-18" r="11"></circle><text class="badge-text svelte-54dl92" x="18" y="-18"> </text>',1),Gt=z('<g><title> </title><g><path class="shadow svelte-54dl92" transform="translate(3 5)"></path><path class="halo svelte-54dl92" transform="scale(1.22)"></path><path class="base svelte-54dl92"></path><path class="rim svelte-54dl92" transform="scale(.84)"></path><text y="2"> </text><!></g></g>');function Re(a,t){we(t,!0);let r=ge(t,"way",19,()=>[]),i=ge(t,"lit",3,!1),n=ge(t,"active",3,!1),l=ge(t,"faded",3,!1),g=ge(t,"scale",3,1),w=ge(t,"badge",3,""),f=pe(void 0),C=null;Pt(()=>{const d={x:t.at.x,y:t.at.y},c=C;if(C=d,!e(f)||!c||Ft()||c.x===d.x&&c.y===d.y)return;const x=[c,...r().slice(0,-1),d],O=x.map(p=>({transform:`translate(${p.x}px, ${p.y}px)`}));e(f).animate(O,{duration:Math.min(1600,320*(x.length-1)),easing:"ease-in-out"})});function R(d){t.onpick&&(d.key==="Enter"||d.key===" ")&&(d.preventDefault(),d.stopPropagation(),t.onpick())}function D(d){t.onpick&&(d.stopPropagation(),t.onpick())}var H=Gt();let A,K;var G=Y(H),E=Q(G,!0),u=v(G),y=Y(u),h=v(y),m=v(h);let k;var L=v(m),N=v(L);let B;var ee=Q(N,!0),te=v(N);{var b=d=>{var c=Wt(),x=v(se(c)),O=Q(x,!0);T(()=>J(O,w())),_(d,c)};ie(te,d=>{w()&&d(b)})}Oe(H,d=>ne(f,d),()=>e(f)),T(()=>{A=oe(H,0,"figure svelte-54dl92",null,A,{lit:i(),active:n(),faded:l()}),s(H,"role",t.onpick?"button":"img"),s(H,"tabindex",t.onpick?0:void 0),s(H,"aria-label",t.title),K=Ie(H,"",K,{transform:`translate(${t.at.x??""}px, ${t.at.y??""}px)`}),J(E,t.title),s(u,"transform",`scale(${g()??""})`),s(y,"d",Ae[t.base.shape]),s(h,"d",Ae[t.base.shape]),s(m,"d",Ae[t.base.shape]),k=Ie(m,"",k,{fill:t.base.colour}),s(L,"d",Ae[t.base.shape]),B=oe(N,0,"svelte-54dl92",null,B,{long:t.base.letters.length>2}),J(ee,t.base.letters)}),re("click",H,D),re("keydown",H,R),_(a,H),ke()}Te(["click","keydown"]);const Ge={fire:"M12 1c1 4 6 6 6 12a6 7 0 0 1-12 1c0-3 2-4 2-7 2 1 2 2 3 4 2-3 2-6 1-10zM12 15c-2 2-2 3-2 4a2 2 0 0 0 4 0c0-1-1-2-2-4z",corruption:"M12 2c3 5 6 8 6 12a6 6 0 0 1-12 0c0-4 3-7 6-12zM9 14a3 3 0 0 0 3 4 1 1 0 0 0 0-2c-1 0-1-1-1-2z",pentagram:"M12 1l3 8h8l-6.500 5 2.500 8-7-5-7 5 2.500-8L1 9h8zM12 8l-1 3H8l2.500 2-1 3 2.500-2 2.500 2-1-3L16 11h-3z",nest:"M12 2a10 9 0 0 1 10 9c0 6-5 10-10 10S2 17 2 11a9 8 0 0 1 9-7 7 7 0 0 1 7 7 6 6 0 0 1-6 6 5 5 0 0 1-5-5 4 4 0 0 1 5-4 3 3 0 0 1 0 6 1 1 0 0 1 0-2 1 1 0 0 0 0-2 2 2 0 0 0-3 2 3 3 0 0 0 3 3 4 4 0 0 0 4-4 5 5 0 0 0-5-5 7 6 0 0 0-7 5 7 7 0 0 0 7 8 8 8 0 0 0 8-8 8 7 0 0 0-8-7z","extra-turn":"M12 3a9 9 0 1 1-8 5l3 1a6 6 0 1 0 5-3v3L6 5l6-4zM11 9h2v4l3 2-1 2-4-3z",innocent:"M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 22c0-7 3-10 7-10s7 3 7 10h-4l-1-5v5h-4v-5l-1 5z","face-down":"M4 2h16v20H4zM9 8h2a2 2 0 1 1 2 2l-2 1v3h2v-2a4 4 0 1 0-4-4zM11 16h2v2h-2z",altar:"M2 21h20v-3H2zM5 17h14l-2-5H7zM8 11l4-9 4 9zM11 8h2v-2h-2z",heal:"M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",repent:"M10 1h4v6h6v4h-6v12h-4V11H4V7h6z",inventory:"M8 2h8v4h5v15H3V6h5zM10 4v2h4V4zM3 12h7v3h4v-3h7v-2H3z","orbital-strike":"M11 1h2v5a6 6 0 0 1 5 5h5v2h-5a6 6 0 0 1-5 5v5h-2v-5a6 6 0 0 1-5-5H1v-2h5a6 6 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 11h2v2h-2z",city:"M12 1l10 6v10l-10 6L2 17V7zM12 4L5 8v8l7 4 7-4V8z",mark:"M12 1l10 10-10 12L2 11zM11 6v8h2V6zM11 16h2v2h-2z",start:"M4 22V2h2l14 6-14 6v8z",hit:"M3 21l9-9-3-3 2-2 3 3 7-9-2 10 3 3-2 2-3-3-9 9-4 1z",def:"M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zM12 4v16c4-2 6-5 6-9V6z",cc:"M4 4l16 16M20 4L4 20M4 2l8 8 8-8 2 2-8 8 8 8-2 2-8-8-8 8-2-2 8-8-8-8z",skill:"M12 1l2 5 5-2-2 5 5 3-5 3 2 5-5-2-2 5-2-5-5 2 2-5-5-3 5-3-2-5 5 2zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",faith:"M12 1l2.500 7.500L23 9l-6.500 5L19 23l-7-5-7 5 2.500-9L1 9l8.500-.5z","sin-hit":"M5 2c1 6 2 12 1 20 3-7 3-13 2-20zM10 2c1 6 2 12 1 20 3-7 3-13 2-20zM15 2c1 6 2 12 1 20 3-7 3-13 2-20z",burst:"M12 0l2 8 6-5-3 7 7 2-7 2 3 7-6-5-2 8-2-8-6 5 3-7-7-2 7-2-3-7 6 5z",corr:"M12 2c3 5 6 8 6 12a6 6 0 0 1-12 0c0-4 3-7 6-12z",blank:"M6 11h12v2H6z",gum:"M5 9c0-3 2-4 4-3 2 0 3-2 5-1 3 0 5 2 5 5s-1 3-1 5-2 4-5 3c-2 0-2 1-4 1-3 0-4-2-3-4 0-2-1-3-1-6z","kick-a":"M4 3h7v9c3 2 7 2 9 5v4H4v-4zM4 18h16v1H4z","kick-b":"M4 3h7v9c3 2 7 2 9 5v4H4v-4zM4 18h16v1H4zM15 2l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",wanted:"M12 1l3 7 8 .5-6 5 2 8.500-7-4.500-7 4.500 2-8.500-6-5L9 8z",glasses:"M1 8h22v2h-1c0 5-2 7-5 7s-4-2-4-5h-2c0 3-1 5-4 5s-5-2-5-7H1z",scrap:"M10 1h4l1 4 3 1 3-2 3 4-3 3v2l3 3-3 4-3-2-3 1-1 4h-4l-1-4-3-1-3 2-3-4 3-3v-2L0 8l3-4 3 2 3-1zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z","turn-over":"M12 3a9 9 0 1 1-8 5l3 1a6 6 0 1 0 5-3v3L6 5l6-4z",influence:"M2 4h20v12H12l-6 6v-6H2zM6 8v2h12V8zM6 11v2h8v-2z","raid-support":"M3 10h4l8-6v16l-8-6H3zM17 8c3 2 3 6 0 8v-2c1-1 1-3 0-4z",card:"M4 2h16v20H4zM7 5v6h10V5zM7 13v2h10v-2zM7 17v2h7v-2z",bag:"M8 7V5a4 4 0 0 1 8 0v2h5l1 15H2L3 7zM10 7h4V5a2 2 0 0 0-4 0z",damage:"M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13zM11 6l-2 5h3l-1 5 4-7h-3l2-3z",tower:"M11 8h2l4 14h-3l-1-4h-2l-1 4H7zM12 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6 1a7 7 0 0 0 0 9l1.500-1.500a5 5 0 0 1 0-6zM18 1a7 7 0 0 1 0 9l-1.500-1.500a5 5 0 0 0 0-6z",leader:"M2 7l5 4 5-8 5 8 5-4-2 13H4z",combat:"M3 21l9-9-3-3 2-2 3 3 7-9-2 10 3 3-2 2-3-3-9 9-4 1z",stealth:"M1 12c6-9 16-9 22 0-6 9-16 9-22 0zM3 21L20 2l2 2L5 23z",intelligence:"M12 1a8 8 0 0 1 5 14v3H7v-3A8 8 0 0 1 12 1zM8 20h8v3H8z",engineering:"M20 3a6 6 0 0 1-7 8l-8 11-3-3L13 11a6 6 0 0 1 4-9l-2 4 2 2z",endurance:"M12 22C5 16 1 12 1 8a5 5 0 0 1 11-2 5 5 0 0 1 11 2c0 4-4 8-11 14z"};var Kt=z('<svg class="icon svelte-1rfkemj" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd"></path></svg>'),Qt=z('<path fill="currentColor" fill-rule="evenodd"></path>');function _e(a,t){we(t,!0);let r=ge(t,"size",3,24),i=ge(t,"x",3,0),n=ge(t,"y",3,0),l=ge(t,"alone",3,!1),g=ge(t,"label",3,""),w=M(()=>Ge[t.name]??Ge.mark);var f=Ee(),C=se(f);{var R=H=>{var A=Kt(),K=Q(A);T(()=>{s(A,"width",r()),s(A,"height",r()),s(A,"role",g()?"img":void 0),s(A,"aria-label",g()||void 0),s(A,"aria-hidden",g()?void 0:"true"),s(K,"d",e(w))}),_(H,A)},D=H=>{var A=Qt();T(()=>{s(A,"d",e(w)),s(A,"transform",`translate(${i()-r()/2} ${n()-r()/2}) scale(${r()/24})`)}),_(H,A)};ie(C,H=>{l()?H(R):H(D,-1)})}_(a,f),ke()}var Xt=qt('<div class="stage svelte-a2sepo"><svg role="group" class="svelte-a2sepo"><g><!></g></svg> <div class="zoom svelte-a2sepo"><button type="button" class="svelte-a2sepo">+</button> <button type="button" class="svelte-a2sepo">−</button> <button type="button" class="svelte-a2sepo">⤢</button></div></div>');function at(a,t){we(t,!0);let r=pe(void 0),i=pe(1),n=pe(Ce({x:0,y:0})),l=new Map,g=0;function w(b){const d=e(r)?.getScreenCTM()?.inverse();return d?new DOMPoint(b.clientX,b.clientY).matrixTransform(d):{x:0,y:0}}function f(b,d){const c=Math.min(5,Math.max(.8,e(i)*d)),x=c/e(i);ne(n,{x:b.x-(b.x-e(n).x)*x,y:b.y-(b.y-e(n).y)*x},!0),ne(i,c,!0)}function C(){return{x:t.box.x+t.box.width/2,y:t.box.y+t.box.height/2}}function R(){ne(i,1),ne(n,{x:0,y:0},!0)}function D(b){b.preventDefault(),f(w(b),Math.exp(-b.deltaY*.0015))}function H(b){l.set(b.pointerId,w(b)),g=0}function A(b){const d=l.get(b.pointerId);if(!d)return;const c=w(b);l.size===2?K(b.pointerId,d,c):ne(n,{x:e(n).x+c.x-d.x,y:e(n).y+c.y-d.y},!0),g+=Math.hypot(c.x-d.x,c.y-d.y),g>8&&e(r)&&!e(r).hasPointerCapture(b.pointerId)&&e(r).setPointerCapture(b.pointerId),l.set(b.pointerId,c)}function K(b,d,c){const x=[...l].find(([p])=>p!==b)?.[1];if(!x)return;const O=Math.hypot(c.x-x.x,c.y-x.y)/Math.max(1,Math.hypot(d.x-x.x,d.y-x.y));f({x:(c.x+x.x)/2,y:(c.y+x.y)/2},O)}function G(b){l.delete(b.pointerId)}function E(b){g>8&&b.stopPropagation(),g=0}const u={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function y(b){const d=u[b.key];if(d&&b.shiftKey)ne(n,{x:e(n).x-d[0]*60,y:e(n).y-d[1]*60},!0);else if(d&&t.onarrow)t.onarrow(...d);else if(b.key==="+"||b.key==="=")f(C(),1.25);else if(b.key==="-")f(C(),.8);else if(b.key==="0"&&b.ctrlKey===!1&&b.target===e(r))R();else return;b.preventDefault(),b.stopPropagation()}var h=Xt(),m=Y(h),k=Y(m),L=Y(k);It(L,()=>t.children),Oe(m,b=>ne(r,b),()=>e(r));var N=v(m,2),B=Y(N),ee=v(B,2),te=v(ee,2);T((b,d,c,x,O,p)=>{s(m,"viewBox",`${t.box.x??""} ${t.box.y??""} ${t.box.width??""} ${t.box.height??""}`),s(m,"aria-label",t.label),s(k,"transform",`translate(${e(n).x??""} ${e(n).y??""}) scale(${e(i)??""})`),s(B,"aria-label",b),s(B,"title",d),s(ee,"aria-label",c),s(ee,"title",x),s(te,"aria-label",O),s(te,"title",p)},[()=>U("page-zoom-in"),()=>U("page-zoom-in"),()=>U("page-zoom-out"),()=>U("page-zoom-out"),()=>U("page-zoom-fit"),()=>U("page-zoom-fit")]),be("wheel",m,D),re("pointerdown",m,H),re("pointermove",m,A),re("pointerup",m,G),be("pointercancel",m,G),be("pointerleave",m,G),be("click",m,E,!0),re("keydown",m,y),re("click",B,()=>f(C(),1.3)),re("click",ee,()=>f(C(),.77)),re("click",te,R),_(a,h),ke()}Te(["pointerdown","pointermove","pointerup","keydown","click"]);const j=160,xe=56,X=j-xe,Jt=40;function $t(a){const t=Math.max(...a.spaces.map(n=>n.x))*j,r=Math.max(...a.spaces.map(n=>n.y))*j,i=xe+Jt;return{x:-i,y:-i,width:t+2*i,height:r+2*i}}function ea(a,t){return a.spaces.some(r=>r!==t&&r.x===t.x&&r.y===t.y)}function nt(a,t){if(!ea(a,t))return null;const r=t.adjacent.map(i=>a.spaces[i]).find(i=>i?.district);return r?{x:Math.sign(r.x-t.x),y:Math.sign(r.y-t.y)}:null}function Me(a,t){const r=nt(a,t),i=r?xe*.62:0;return{x:t.x*j+(r?.x??0)*i,y:t.y*j+(r?.y??0)*i}}const ta=[[0,-1],[1,0],[0,1],[-1,0]];function Ke(a,t){const r=nt(a,t),i=[];for(const[l,g]of ta){const w=[-g,l],f=[l-w[0],g-w[1]];if((!r||f[0]!==-r.x||f[1]!==-r.y)&&i.push([f[0]*xe,f[1]*xe]),!!aa(a,t,l,g))for(const C of[-1,1])i.push([l*j+C*w[0]*xe,g*j+C*w[1]*xe])}return`M${i.map(([l,g])=>`${t.x*j+l},${t.y*j+g}`).join("L")}Z`}function aa(a,t,r,i){return t.adjacent.some(n=>{const l=a.spaces[n];return l!==void 0&&l.x===t.x+2*r&&l.y===t.y+2*i})}function na(a){const t=[];for(const r of a.spaces.filter(i=>!i.district))for(const i of r.adjacent.filter(n=>n>r.space)){const n=a.spaces[i];!n||n.district||t.push({x:(r.x+n.x)/2*j,y:(r.y+n.y)/2*j,upright:r.x===n.x})}return t}function ra(a){const t=new Set(a.spaces.filter(i=>i.district).map(i=>`${i.x},${i.y}`)),r=[];for(let i=1;i<=Math.max(...a.spaces.map(n=>n.x));i+=2)for(let n=1;n<=Math.max(...a.spaces.map(l=>l.y));n+=2)t.has(`${i},${n}`)||r.push({x:i*j,y:n*j});return r}function sa(a){return a.spaces.flatMap(t=>t.metro.filter(r=>r>t.space).flatMap(r=>{const i=a.spaces[r];if(!i)return[];const n=t.metro_colours.find(l=>i.metro_colours.includes(l))??"";return[{from:Me(a,t),to:Me(a,i),colour:n}]}))}function ia(a){let t=[...a].reduce((l,g)=>l*31+g.charCodeAt(0)>>>0,7);const r=()=>(t=t*1664525+1013904223>>>0,t/2**32),i=(l,g)=>{if(g===0||Math.min(l.width,l.height)<60)return[l];const w=l.width>l.height,f=.35+r()*.3,[C,R]=w?[{...l,width:l.width*f},{...l,x:l.x+l.width*f,width:l.width*(1-f)}]:[{...l,height:l.height*f},{...l,y:l.y+l.height*f,height:l.height*(1-f)}];return[...i(C,g-1),...i(R,g-1)]},n=X-10;return i({x:-n,y:-n,width:2*n,height:2*n},3).map(l=>({...l,kind:Math.floor(r()*4)}))}function Ze(a,t,r){const i=Math.max(1,Math.floor(r/t)),n=Math.ceil(a/i);return Array.from({length:a},(l,g)=>{const w=Math.floor(g/i),f=w===n-1?a-w*i:i;return{x:(g%i-(f-1)/2)*t,y:(w-(n-1)/2)*t}})}function rt(a,t){return t.kind!=="acolyte"&&t.kind!=="abomination"?0:a.monsters.filter(r=>r.kind===t.kind&&r.monster<=t.monster).length}const st=a=>U(`the-others-called-${a}`),Ue=a=>U(`the-others-token-${a}`),Qe=a=>U(`the-others-npc-${a}`),la=a=>$e(`the-others-city-action-${a}`)||Ue(a);function it(a,t){const r=a.spaces[t];return r?r.district?$e(`the-others-tile-${r.tile}`)||r.tile:U("the-others-street-short",{number:t}):String(t)}function lt(a,t){if(t.kind==="hell-club")return U(`the-others-hellclub-${t.card.replace(/-(terror|corruption|redemption)$/,"")}`);if(t.kind==="tainted"&&t.hero)return U("the-others-tainted-hero",{hero:st(t.hero)});const r=rt(a,t),i=U(`the-others-monster-${t.kind}`);return r?U("the-others-figure",{kind:i,number:r}):i}var ca=z('<rect fill="url(#hatch)"></rect>'),oa=z('<rect fill="url(#dots)"></rect>'),da=z('<path class="ridge svelte-13papf3"></path>'),ha=z('<rect fill="#0b090c" opacity=".6"></rect><rect class="roof svelte-13papf3"></rect><!><rect class="light svelte-13papf3" width="5" height="7"></rect><rect class="light dim svelte-13papf3" width="5" height="7"></rect>',1),ua=z('<path d="M-18-16L18 16M18-16L-18 16" class="strike svelte-13papf3"></path>'),va=z('<g><title> </title><rect x="-18" y="-16" width="36" height="32" rx="4" class="svelte-13papf3"></rect><!><!></g>'),fa=z('<g class="used svelte-13papf3"><!></g>'),ga=z('<g><rect class="ground svelte-13papf3" rx="6"></rect><!><rect class="frame svelte-13papf3" rx="6"></rect><rect class="banner svelte-13papf3" height="24"></rect><text> </text><g><rect class="bar svelte-13papf3" y="-19" height="38" rx="5"></rect><!></g><!></g>');function xa(a,t){we(t,!0);const r=["#3a3038","#33303c","#41332f","#2e343b"];let i=M(()=>ia(t.space.tile)),n=M(()=>it(t.board,t.space.space));var l=ga(),g=Y(l),w=v(g);W(w,17,()=>e(i),Le,(y,h)=>{var m=ha(),k=se(m),L=v(k),N=v(L);{var B=c=>{var x=ca();T(()=>{s(x,"x",e(h).x+2),s(x,"y",e(h).y+2),s(x,"width",e(h).width-7),s(x,"height",e(h).height-7)}),_(c,x)},ee=c=>{var x=oa();T(()=>{s(x,"x",e(h).x+2),s(x,"y",e(h).y+2),s(x,"width",e(h).width-7),s(x,"height",e(h).height-7)}),_(c,x)},te=c=>{var x=da();T(()=>s(x,"d",`M${e(h).x+2} ${e(h).y+2}L${e(h).x+e(h).width-5} ${e(h).y+e(h).height-5}M${e(h).x+e(h).width-5} ${e(h).y+2}L${e(h).x+2} ${e(h).y+e(h).height-5}`)),_(c,x)};ie(N,c=>{e(h).kind===1?c(B):e(h).kind===2?c(ee,1):e(h).kind===3&&c(te,2)})}var b=v(N),d=v(b);T(()=>{s(k,"x",e(h).x+5),s(k,"y",e(h).y+6),s(k,"width",e(h).width-6),s(k,"height",e(h).height-6),s(L,"x",e(h).x+2),s(L,"y",e(h).y+2),s(L,"width",e(h).width-7),s(L,"height",e(h).height-7),s(L,"fill",r[e(h).kind]),s(b,"x",e(h).x+e(h).width*.3),s(b,"y",e(h).y+e(h).height*.6),s(d,"x",e(h).x+e(h).width*.3+10),s(d,"y",e(h).y+e(h).height*.6)}),_(y,m)});var f=v(w),C=v(f),R=v(C);let D;var H=Q(R,!0),A=v(R),K=Y(A),G=v(K);W(G,17,()=>t.space.icons,Le,(y,h,m)=>{const k=M(()=>t.seen?.covered_icons.includes(m)??!1);var L=va();let N;var B=Y(L),ee=Q(B,!0),te=v(B,2);_e(te,{get name(){return e(h)},size:22});var b=v(te);{var d=c=>{var x=ua();_(c,x)};ie(b,c=>{e(k)&&c(d)})}T(c=>{s(L,"transform",`translate(${(m-(t.space.icons.length-1)/2)*42} 0)`),N=oe(L,0,"action svelte-13papf3",null,N,{covered:e(k)}),J(ee,c)},[()=>la(e(h))]),_(y,L)});var E=v(A);{var u=y=>{var h=fa(),m=Y(h);_e(m,{name:"city",size:34}),T(()=>s(h,"transform",`translate(${X-22} ${X-24})`)),_(y,h)};ie(E,y=>{t.seen?.city_token&&y(u)})}T(()=>{s(l,"transform",`translate(${t.space.x*j} ${t.space.y*j})`),s(g,"x",-X),s(g,"y",-X),s(g,"width",2*X),s(g,"height",2*X),s(f,"x",-X),s(f,"y",-X),s(f,"width",2*X),s(f,"height",2*X),s(C,"x",-X+6),s(C,"y",-X+5),s(C,"width",2*X-12),D=oe(R,0,"name svelte-13papf3",null,D,{long:e(n).length>17}),s(R,"y",-X+18),J(H,e(n)),s(A,"transform",`translate(0 ${X-24})`),s(K,"x",-t.space.icons.length*21-4),s(K,"width",t.space.icons.length*42+8)}),_(a,l),ke()}function ma(a){const t=a.heroes.filter(n=>n.state==="in-play"&&n.space>=0).map(n=>({id:`hero-${n.hero}`,space:n.space,base:Ut(n.hero),name:st(n.hero),badge:"",active:a.current===n.hero})),r=a.monsters.filter(n=>n.pool==="board").map(n=>({id:`monster-${n.monster}`,space:n.space,base:Dt(n.kind,rt(a,n)),name:lt(a,n),badge:n.marked?"!":"",active:!1})),i=a.spaces.flatMap(n=>n.npcs.map(l=>({id:`npc-${l}`,space:n.space,base:{shape:"person",letters:Qe(l).slice(0,2).toUpperCase(),colour:"#d9d2c2"},name:Qe(l),badge:"",active:!1})));return[...t,...i,...r]}function ct(a,t){return t?a<=6?56:a<=9?48:36:a<=1?56:a<=4?48:36}function ya(a,t){const r=new Map,i=ma(t);for(const n of a.spaces){const l=i.filter(R=>R.space===n.space),g=ct(l.length,n.district),w=Me(a,n),f=Ze(l.length,g,n.district?2*X-24:2*xe),C=n.district?-4:0;r.set(n.space,l.map((R,D)=>({...R,at:{x:w.x+(f[D]?.x??0),y:w.y+C+(f[D]?.y??0)}})))}return r}function Xe(a,t,r){const i=a.spaces[r],n=t.spaces[r];if(!i||!n)return[];const l=[];for(const[f,C]of Object.entries(i.permanent))C&&l.push({kind:f,count:C,printed:!0});i.altars&&l.push({kind:"altar",count:i.altars,printed:!0});for(const[f,C]of Object.entries(n.tokens))l.push({kind:f,count:C,printed:!1});const g=Array.isArray(n.face_down)?n.face_down.length:n.face_down;g&&l.push({kind:"face-down",count:g,printed:!1}),t.orbital.includes(r)&&l.push({kind:"orbital-strike",count:1,printed:!1}),n.marked&&l.push({kind:"mark",count:1,printed:!1});const w=Me(a,i);return l.map((f,C)=>({...f,at:ba(w,C,l.length,i.district)}))}function ba(a,t,r,i){if(i)return{x:a.x+(t-(r-1)/2)*34,y:a.y-X+46};const n=[[-1,-1],[1,-1],[-1,1],[1,1]],[l=0,g=0]=n[t%4]??[],w=t<4?40:74;return{x:a.x+l*(t<4,w),y:a.y+g*(t<4?38:14)}}var pa=z('<rect fill="#15303b"></rect><rect fill="url(#water)"></rect>',1),_a=z('<path class="street svelte-1p6qlsn"></path>'),wa=z('<rect y="-9" width="10" height="18" class="svelte-1p6qlsn"></rect>'),ka=z('<g class="crosswalk svelte-1p6qlsn"></g>'),Ma=z("<line></line>"),za=z('<g class="start svelte-1p6qlsn"><!></g>'),La=z('<g><rect x="-12" y="-12" width="24" height="24" rx="4" class="svelte-1p6qlsn"></rect><text y="1" class="svelte-1p6qlsn"> </text></g>'),Oa=z('<path role="button"><title> </title></path><text class="number svelte-1p6qlsn"> </text><!><!>',1),Ca=z('<g role="button"><title> </title><!></g>'),Sa=z('<g class="count svelte-1p6qlsn"><circle cx="12" cy="11" r="8" class="svelte-1p6qlsn"></circle><text x="12" y="12" class="svelte-1p6qlsn"> </text></g>'),Ha=z('<g><title> </title><circle r="15" class="svelte-1p6qlsn"></circle><!><!></g>'),Aa=z('<defs><pattern id="water" width="40" height="20" patternUnits="userSpaceOnUse"><path d="M0 10q10-8 20 0t20 0" fill="none" stroke="#3a6070" stroke-width="1.6" opacity=".7"></path></pattern><pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="2" cy="2" r="1.1" fill="#000" opacity=".5"></circle></pattern><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="#000" stroke-width="2" opacity=".4"></path></pattern></defs><!><!><!><!><!><!><!><!>',1);function dn(a,t){we(t,!0);let r=M(()=>$t(t.board)),i=M(()=>ya(t.board,t.view)),n=M(()=>na(t.board)),l=M(()=>sa(t.board)),g=M(()=>t.board.spaces.filter(E=>!E.district)),w=M(()=>t.board.spaces.filter(E=>E.district)),f=pe(0),C=Ce({});function R(E){const u=(e(i).get(E)??[]).map(k=>k.name),y=Xe(t.board,t.view,E).map(k=>D(k.kind)),h=[...u,...y],m=it(t.board,E);return h.length?U("page-space-holds",{name:m,things:h.join(", ")}):m}function D(E){return E==="mark"?Ue("marked"):E==="face-down"?U("page-face-down"):Ue(E)}function H(E){return(t.ways.get(E)??[]).flatMap(u=>t.board.spaces[u]?[Me(t.board,t.board.spaces[u])]:[])}function A(E,u){E.key!=="Enter"&&E.key!==" "||(E.preventDefault(),t.onplace(`space-${u}`))}function K(E,u){const y=t.board.spaces[e(f)];if(!y)return;const h=t.board.spaces.filter(L=>(L.x-y.x)*E+(L.y-y.y)*u>0),m=L=>Math.abs((L.x-y.x)*E+(L.y-y.y)*u)+2.1*Math.abs((L.x-y.x)*u+(L.y-y.y)*E),k=h.sort((L,N)=>m(L)-m(N))[0];k&&(ne(f,k.space,!0),C[k.space]?.focus())}function G(E,u){const y=t.view.monsters[Number(E.split("-")[1])];return!E.startsWith("monster")||!y?u:U("page-monster-figures",{name:lt(t.view,y),fight:y.fight,defense:y.defense})}{let E=M(()=>U("page-board-the-others"));at(a,{get box(){return e(r)},get label(){return e(E)},onarrow:K,children:(u,y)=>{var h=Aa(),m=v(se(h));W(m,17,()=>ra(t.board),d=>`${d.x},${d.y}`,(d,c)=>{var x=pa(),O=se(x),p=v(O);T(()=>{s(O,"x",e(c).x-j),s(O,"y",e(c).y-j),s(O,"width",2*j),s(O,"height",2*j),s(p,"x",e(c).x-j),s(p,"y",e(c).y-j),s(p,"width",2*j),s(p,"height",2*j)}),_(d,x)});var k=v(m);W(k,17,()=>e(g),d=>d.space,(d,c)=>{var x=_a();T(O=>s(x,"d",O),[()=>Ke(t.board,e(c))]),_(d,x)});var L=v(k);W(L,17,()=>e(n),d=>`${d.x},${d.y}`,(d,c)=>{var x=ka();W(x,20,()=>[-2.5,-1.5,-.5,.5,1.5,2.5],O=>O,(O,p)=>{var o=wa();T(()=>s(o,"x",p*17-5)),_(O,o)}),T(()=>s(x,"transform",`translate(${e(c).x??""} ${e(c).y??""}) ${e(c).upright?"":"rotate(90)"}`)),_(d,x)});var N=v(L);W(N,17,()=>e(l),d=>`${d.from.x},${d.from.y},${d.to.x},${d.to.y}`,(d,c)=>{var x=Ma();T(()=>{s(x,"x1",e(c).from.x),s(x,"y1",e(c).from.y),s(x,"x2",e(c).to.x),s(x,"y2",e(c).to.y),oe(x,0,`metro metro-${e(c).colour??""}`,"svelte-1p6qlsn")}),_(d,x)});var B=v(N);W(B,17,()=>e(g),d=>d.space,(d,c)=>{const x=M(()=>t.lit.has(`space-${e(c).space}`)),O=M(()=>Me(t.board,e(c)));var p=Oa(),o=se(p);let Z;var S=Y(o),I=Q(S,!0);Oe(o,(F,ae)=>C[ae.space]=F,F=>C?.[F.space],()=>[e(c)]);var P=v(o),le=Q(P,!0),de=v(P);{var fe=F=>{var ae=za(),ue=Y(ae);{let ce=M(()=>e(O).x-xe+12);_e(ue,{name:"start",size:26,get x(){return e(ce)},get y(){return e(O).y}})}_(F,ae)};ie(de,F=>{t.board.start===e(c).space&&F(fe)})}var he=v(de);W(he,18,()=>e(c).metro_colours,F=>F,(F,ae,ue)=>{var ce=La(),Se=v(Y(ce)),Ve=Q(Se,!0);T(ze=>{oe(ce,0,`station metro-${ae??""}`,"svelte-1p6qlsn"),s(ce,"transform",`translate(${e(O).x+xe-12} ${e(O).y-e(ue)*26})`),J(Ve,ze)},[()=>ae.charAt(0).toUpperCase()]),_(F,ce)}),T((F,ae,ue)=>{Z=oe(o,0,"place svelte-1p6qlsn",null,Z,{lit:e(x)}),s(o,"d",F),s(o,"tabindex",e(f)===e(c).space?0:-1),s(o,"aria-label",ae),s(o,"data-space",e(c).space),J(I,ue),s(P,"x",e(O).x),s(P,"y",e(O).y+xe-8),J(le,e(c).space)},[()=>Ke(t.board,e(c)),()=>R(e(c).space),()=>R(e(c).space)]),be("focus",o,()=>ne(f,e(c).space,!0)),re("click",o,()=>t.onplace(`space-${e(c).space}`)),re("keydown",o,F=>A(F,e(c).space)),_(d,p)});var ee=v(B);W(ee,17,()=>e(w),d=>d.space,(d,c)=>{const x=M(()=>t.lit.has(`space-${e(c).space}`));var O=Ca();let p;var o=Y(O),Z=Q(o,!0),S=v(o);xa(S,{get board(){return t.board},get space(){return e(c)},get seen(){return t.view.spaces[e(c).space]}}),Oe(O,(I,P)=>C[P.space]=I,I=>C?.[I.space],()=>[e(c)]),T((I,P)=>{p=oe(O,0,"place block svelte-1p6qlsn",null,p,{lit:e(x)}),s(O,"tabindex",e(f)===e(c).space?0:-1),s(O,"aria-label",I),s(O,"data-space",e(c).space),J(Z,P)},[()=>R(e(c).space),()=>R(e(c).space)]),be("focus",O,()=>ne(f,e(c).space,!0)),re("click",O,()=>t.onplace(`space-${e(c).space}`)),re("keydown",O,I=>A(I,e(c).space)),_(d,O)});var te=v(ee);W(te,17,()=>t.board.spaces,d=>d.space,(d,c)=>{var x=Ee(),O=se(x);W(O,17,()=>Xe(t.board,t.view,e(c).space),p=>p.kind+p.printed,(p,o)=>{var Z=Ha();let S;var I=Y(Z),P=Q(I,!0),le=v(I,2);_e(le,{get name(){return e(o).kind},size:19});var de=v(le);{var fe=he=>{var F=Sa(),ae=v(Y(F)),ue=Q(ae,!0);T(()=>J(ue,e(o).count)),_(he,F)};ie(de,he=>{e(o).count>1&&he(fe)})}T(he=>{S=oe(Z,0,`token token-${e(o).kind??""}`,"svelte-1p6qlsn",S,{printed:e(o).printed}),s(Z,"transform",`translate(${e(o).at.x??""} ${e(o).at.y??""})`),J(P,he)},[()=>D(e(o).kind)]),_(p,Z)}),_(d,x)});var b=v(te);W(b,17,()=>[...e(i).values()].flat(),d=>d.id,(d,c)=>{const x=M(()=>e(i).get(e(c).space)?.length??1);{let O=M(()=>H(e(c).id)),p=M(()=>G(e(c).id,e(c).name)),o=M(()=>t.lit.has(e(c).id)),Z=M(()=>ct(e(x),t.board.spaces[e(c).space]?.district??!1)/56),S=M(()=>t.lit.has(e(c).id)?()=>t.onplace(e(c).id):()=>t.onplace(`space-${e(c).space}`));Re(d,{get base(){return e(c).base},get at(){return e(c).at},get way(){return e(O)},get title(){return e(p)},get lit(){return e(o)},get active(){return e(c).active},get badge(){return e(c).badge},get scale(){return e(Z)},get onpick(){return e(S)}})}}),_(u,h)},$$slots:{default:!0}})}ke()}Te(["click","keydown"]);var Ea=z('<text class="message svelte-1qi1cbx"> </text>'),Ta=z('<text class="message unknown svelte-1qi1cbx" font-size="54">?</text>'),Va=z('<rect x="-81" y="-46" width="162" height="92" fill="#c94b3b"></rect><circle cx="-34" cy="-4" r="26" fill="#f3cfa0"></circle><path d="M-62-10C-58-40-10-40-6-10C-20-22-46-22-62-10Z" fill="#5a2d18"></path><circle cx="-42" cy="-4" r="3"></circle><circle cx="-26" cy="-4" r="3"></circle><path d="M-46 8Q-34 20-22 8Z" fill="#fff" stroke="#5a2d18"></path><path d="M24-24h26l-5 52H29z" fill="#fff4d8"></path><path d="M26-8h22l-3 30H31z" fill="#7a3b18"></path><path d="M38-24l8-16" stroke="#fff" stroke-width="4"></path>',1),Pa=z('<rect x="-81" y="-46" width="162" height="60" fill="#6fc7d6"></rect><rect x="-81" y="12" width="162" height="34" fill="#1f6f8b"></rect><circle cx="48" cy="-22" r="14" fill="#ffe28a"></circle><path d="M-62 8H44L28 30H-46Z" fill="#fdfdf4"></path><path d="M-40 8V-10H16V8M-24-10V-24H4V-10" fill="#fdfdf4" stroke="#1f6f8b" stroke-width="2"></path><rect x="-16" y="-38" width="10" height="14" fill="#e2553d"></rect><path d="M-81 34q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" fill="none" stroke="#bfe9ef" stroke-width="2"></path>',1),qa=z('<rect x="-81" y="-46" width="162" height="92" fill="#a9c95e"></rect><path d="M-2 22h70c0 14-14 22-35 22S-2 36-2 22Z" fill="#fff"></path><path d="M4 22c4-20 16-18 20-8 6-20 22-14 20 2 8-10 20-4 18 6Z" fill="#3f7f3a"></path><circle cx="32" cy="12" r="6" fill="#d9423a"></circle><ellipse cx="-42" cy="-6" rx="21" ry="27" fill="#f0c9a5"></ellipse><path d="M-68 14C-74-44-10-46-18 14C-26-6-32-20-42-20S-60-6-68 14Z" fill="#2b1a12"></path><path d="M-52 4Q-42 18-32 4Z" fill="#fff" stroke="#8a2a2a"></path>',1),Na=z('<path class="legs svelte-1qi1cbx" d="M-55 50V74M0 50V74M55 50V74"></path><rect x="-85" y="-50" width="170" height="100"></rect><!><rect class="edge svelte-1qi1cbx" x="-85" y="-50" width="170" height="100"></rect>',1);function Ia(a,t){we(t,!0);let r=M(()=>t.message.toUpperCase().split(" ")),i=M(()=>e(r).length>1?19:Math.min(40,240/Math.max(4,t.message.length)));var n=Na(),l=v(se(n));let g;var w=v(l);{var f=H=>{var A=Ee(),K=se(A);{var G=u=>{var y=Ee(),h=se(y);W(h,17,()=>e(r),Le,(m,k,L)=>{var N=Ea(),B=Q(N,!0);T(()=>{s(N,"y",(L-(e(r).length-1)/2)*26),s(N,"font-size",e(i)),J(B,e(k))}),_(m,N)}),_(u,y)},E=u=>{var y=Ta();_(u,y)};ie(K,u=>{t.message?u(G):u(E,-1)})}_(H,A)},C=H=>{var A=Va();_(H,A)},R=H=>{var A=Pa();_(H,A)},D=H=>{var A=qa();_(H,A)};ie(w,H=>{t.lens?H(f):t.artwork==="billy"?H(C,1):t.artwork==="sun-cruise"?H(R,2):H(D,-1)})}T(()=>g=oe(l,0,"board svelte-1qi1cbx",null,g,{white:t.lens})),_(a,n),ke()}const Ra=`# The board: 24 spaces in four areas of six, joined by threads (each written once, at the lower number).
# Three named spaces an area, two unnamed, and a billboard or Cable 54 (TL-CONTENT-01 to -07).
# x and y place the space on a picture of 100 by 100.

source = "house"

[[space]]
number = 1
area = "tax-exempt"
kind = "named"
id = "country-club"
threads = [2, 3]
x = 12
y = 10

[[space]]
number = 2
area = "tax-exempt"
kind = "unnamed"
id = "hillside-ramp"
threads = [4, 8]
x = 30
y = 16

[[space]]
number = 3
area = "tax-exempt"
kind = "named"
id = "hilltop-house"
threads = [5]
x = 8
y = 28

[[space]]
number = 4
area = "tax-exempt"
kind = "named"
id = "private-bank"
threads = [5]
x = 28
y = 32

[[space]]
number = 5
area = "tax-exempt"
kind = "unnamed"
id = "service-road"
threads = [6, 10]
x = 16
y = 42

[[space]]
number = 6
area = "tax-exempt"
kind = "cable54"
id = "cable-54"
threads = []
x = 5
y = 48

[[space]]
number = 7
area = "downtown-redevelopment"
kind = "named"
id = "construction-site"
threads = [8, 9]
x = 62
y = 10

[[space]]
number = 8
area = "downtown-redevelopment"
kind = "unnamed"
id = "cleared-block"
threads = [10]
x = 48
y = 18

[[space]]
number = 9
area = "downtown-redevelopment"
kind = "billboard"
id = "scaffold-billboard"
threads = [11]
x = 76
y = 16

[[space]]
number = 10
area = "downtown-redevelopment"
kind = "named"
id = "day-labor-office"
threads = [12, 14]
x = 44
y = 34

[[space]]
number = 11
area = "downtown-redevelopment"
kind = "named"
id = "half-built-hotel"
threads = [12, 20]
x = 82
y = 32

[[space]]
number = 12
area = "downtown-redevelopment"
kind = "unnamed"
id = "fenced-lot"
threads = []
x = 62
y = 38

[[space]]
number = 13
area = "downtown"
kind = "billboard"
id = "rooftop-billboard"
threads = [14, 15]
x = 16
y = 62

[[space]]
number = 14
area = "downtown"
kind = "named"
id = "supermarket"
threads = [16, 17]
x = 36
y = 54

[[space]]
number = 15
area = "downtown"
kind = "named"
id = "newsstand"
threads = [16]
x = 12
y = 80

[[space]]
number = 16
area = "downtown"
kind = "unnamed"
id = "back-alley"
threads = [18]
x = 30
y = 76

[[space]]
number = 17
area = "downtown"
kind = "unnamed"
id = "downtown-ramp"
threads = [19]
x = 48
y = 62

[[space]]
number = 18
area = "downtown"
kind = "named"
id = "parking-garage"
threads = [22]
x = 40
y = 90

[[space]]
number = 19
area = "resettlement"
kind = "named"
id = "free-clinic"
threads = [20, 22]
x = 64
y = 58

[[space]]
number = 20
area = "resettlement"
kind = "unnamed"
id = "rail-cut"
threads = [21]
x = 82
y = 52

[[space]]
number = 21
area = "resettlement"
kind = "named"
id = "tent-camp"
threads = [23, 24]
x = 92
y = 68

[[space]]
number = 22
area = "resettlement"
kind = "named"
id = "storefront-church"
threads = [23]
x = 60
y = 82

[[space]]
number = 23
area = "resettlement"
kind = "unnamed"
id = "river-ramp"
threads = []
x = 78
y = 84

[[space]]
number = 24
area = "resettlement"
kind = "billboard"
id = "rail-yard-billboard"
threads = []
x = 94
y = 90
`,qe={x:0,y:0,width:1640,height:1240},ot=[2,17,23];function Za(a){const t=new Map;for(const r of a.split("[[space]]").slice(1)){const i=n=>Number(new RegExp(`^${n} *= *(\\d+)`,"m").exec(r)?.[1]??NaN);t.set(i("number"),{x:100+i("x")*14.4,y:100+i("y")*11})}return t}const Ua=Za(Ra);function ve(a){return Ua.get(a)??{x:0,y:0}}function Ba(a){return a.spaces.flatMap(t=>t.threads.filter(r=>r>t.space).map(r=>{const i=ve(t.space),n=ve(r),l=Math.hypot(n.x-i.x,n.y-i.y)*.1,g=`M${i.x} ${i.y}Q${(i.x+n.x)/2} ${(i.y+n.y)/2+l} ${n.x} ${n.y}`,w=a.spaces.find(f=>f.space===r);return{from:t.space,to:r,path:g,within:w?.area===t.area}}))}function Je(){const[a,t,r]=ot.map(ve);return!a||!t||!r?"":`M${a.x} ${a.y}C${a.x+60} ${a.y+240} ${t.x-60} ${t.y-240} ${t.x} ${t.y}S${r.x-120} ${r.y-60} ${r.x} ${r.y}`}function Da(a){return[...new Set(a.spaces.map(r=>r.area))].map(r=>{const i=a.spaces.filter(l=>l.area===r).map(l=>ve(l.space)),n={x:i.reduce((l,g)=>l+g.x,0)/i.length,y:i.reduce((l,g)=>l+g.y,0)/i.length};return{id:r,spaces:i,middle:n}})}const Ne={named:[156,74],unnamed:[112,54],billboard:[170,100],cable54:[130,120]};function ja(a){return a.playing.flatMap(t=>a.people.filter(r=>r.person===t&&!r.dead))}var Ya=z('<path stroke="currentColor" stroke-width="170" stroke-linecap="round"></path>'),Fa=z('<circle r="150" fill="currentColor"></circle><!>',1),Wa=z('<g class="area svelte-10d2vrk"></g>'),Ga=z('<text class="quarter svelte-10d2vrk"> </text>'),Ka=z('<path class="cable-edge svelte-10d2vrk"></path><path></path>',1),Qa=z('<!><g transform="translate(68 -38)" class="count svelte-10d2vrk"><circle r="16" class="svelte-10d2vrk"></circle><text class="svelte-10d2vrk"> </text></g>',1),Xa=z('<rect class="plate svelte-10d2vrk" rx="4"></rect><g class="tower svelte-10d2vrk"><!></g>',1),Ja=z('<rect class="plate svelte-10d2vrk"></rect>'),$a=z('<text class="name svelte-10d2vrk" lengthAdjust="spacingAndGlyphs"> </text>'),en=z('<text class="ramp svelte-10d2vrk">═</text>'),tn=z('<g class="count svelte-10d2vrk"><circle r="15" class="svelte-10d2vrk"></circle><!><text x="22" class="svelte-10d2vrk"> </text></g>'),an=z('<g class="count svelte-10d2vrk"><circle r="15" class="svelte-10d2vrk"></circle><!></g>'),nn=z('<g role="button"><title> </title><!><rect class="ring svelte-10d2vrk"></rect><!><g class="number svelte-10d2vrk"><circle r="15" class="svelte-10d2vrk"></circle><text class="svelte-10d2vrk"> </text></g><!><!><!></g>'),rn=z('<defs><pattern id="scan" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1H5" stroke="#000" stroke-width="1.4" opacity=".32"></path></pattern></defs><g><!><rect x="0" y="0" fill="url(#scan)" pointer-events="none"></rect><!><path class="freeway svelte-10d2vrk"></path><path class="lane svelte-10d2vrk"></path><!></g><!><!><!>',1);function hn(a,t){we(t,!0);let r=M(()=>Ba(t.board)),i=M(()=>Da(t.board)),n=M(()=>ja(t.view)),l=pe(1),g=Ce({});const w={"tax-exempt":"#7e6a2c","downtown-redevelopment":"#7a4426",downtown:"#2b5d68",resettlement:"#4c5a34"};function f(u){return U(`they-live-space-${t.board.spaces[u-1]?.id??""}`)}function C(u){return U("they-live-page-who",{character:U(`they-live-character-${u.character}`),seat:U("page-player",{number:u.seat+1})})}function R(u){return U(u.back?`they-live-enemy-${u.back.face}`:`they-live-front-${u.front}`)}function D(u){const y=e(n).filter(k=>k.space===u).map(C),h=t.view.tiles.filter(k=>k.space===u).map(R),m=[...y,...h];return m.length?U("page-space-holds",{name:`${u} ${f(u)}`,things:m.join(", ")}):`${u} ${f(u)}`}function H(u){const y=e(n).filter(L=>L.space===u.space),h=ve(u.space),m=t.board.spaces[u.space-1]?.kind??"named",k=Ze(y.length,y.length>3?38:48,240)[y.indexOf(u)];return{x:h.x+(k?.x??0),y:h.y+Ne[m][1]/2+(m==="billboard"?34:18)}}function A(u){const y=t.view.places[u.space-1]?.stack??[],h=ve(u.space),m=t.board.spaces[u.space-1]?.kind??"named",k=Ze(y.length,y.length>4?32:46,240)[Math.max(0,y.indexOf(u.tile))];return{x:h.x+(k?.x??0),y:h.y-Ne[m][1]/2-14}}function K(u){const y=u.kind==="invader";return{shape:u.boss?"crown":y?"horns":"person",letters:Yt(U(`they-live-front-${u.front}`)).slice(0,2),colour:t.lens?y?"#f4f4f4":"#8d8d8d":y?"#cf4d5b":"#8fa3b5"}}function G(u,y){u.key!=="Enter"&&u.key!==" "||(u.preventDefault(),t.onplace(`space-${y}`))}function E(u,y){const h=ve(e(l)),m=N=>{const B=ve(N);return Math.abs((B.x-h.x)*u+(B.y-h.y)*y)+2*Math.abs((B.x-h.x)*y+(B.y-h.y)*u)},L=t.board.spaces.map(N=>N.space).filter(N=>(ve(N).x-h.x)*u+(ve(N).y-h.y)*y>10).sort((N,B)=>m(N)-m(B))[0];L!==void 0&&(ne(l,L,!0),g[L]?.focus())}{let u=M(()=>U("page-board-they-live"));at(a,{get box(){return qe},get label(){return e(u)},onarrow:E,children:(y,h)=>{var m=rn(),k=v(se(m));let L;var N=Y(k);W(N,17,()=>e(i),p=>p.id,(p,o)=>{var Z=Wa();let S;W(Z,21,()=>e(o).spaces,Le,(I,P,le)=>{var de=Fa(),fe=se(de),he=v(fe);W(he,17,()=>e(o).spaces.slice(le+1),Le,(F,ae)=>{var ue=Ya();T(()=>s(ue,"d",`M${e(P).x??""} ${e(P).y??""}L${e(ae).x??""} ${e(ae).y??""}`)),_(F,ue)}),T(()=>{s(fe,"cx",e(P).x),s(fe,"cy",e(P).y)}),_(I,de)}),T(()=>S=Ie(Z,"",S,{color:t.lens?"#4a4a4a":w[e(o).id]})),_(p,Z)});var B=v(N),ee=v(B);W(ee,17,()=>e(i),p=>p.id,(p,o)=>{var Z=Ga(),S=Q(Z,!0);T(I=>{s(Z,"x",e(o).middle.x),s(Z,"y",e(o).middle.y),J(S,I)},[()=>U(`they-live-area-${e(o).id}`)]),_(p,Z)});var te=v(ee),b=v(te),d=v(b);W(d,17,()=>e(r),p=>`${p.from}-${p.to}`,(p,o)=>{var Z=Ka(),S=se(Z),I=v(S);let P;T(()=>{s(S,"d",e(o).path),P=oe(I,0,"cable svelte-10d2vrk",null,P,{between:!e(o).within}),s(I,"d",e(o).path)}),_(p,Z)});var c=v(k);W(c,17,()=>t.board.spaces,p=>p.space,(p,o)=>{const Z=M(()=>ve(e(o).space)),S=M(()=>{const[V,q]=Ne[e(o).kind];return{width:V,height:q}}),I=M(()=>t.view.places[e(o).space-1]);var P=nn();let le;var de=Y(P),fe=Q(de,!0),he=v(de);{var F=V=>{var q=Qa(),$=se(q);{let yt=M(()=>e(I).billboard.message?U(`they-live-message-${e(I).billboard.message}`):"");Ia($,{get artwork(){return e(I).billboard.artwork},get message(){return e(yt)},get lens(){return t.lens}})}var me=v($),ye=v(Y(me)),mt=Q(ye,!0);T(()=>J(mt,e(I).deposit??0)),_(V,q)},ae=V=>{var q=Xa(),$=se(q),me=v($),ye=Y(me);_e(ye,{name:"tower",size:92,y:-12}),T(()=>{s($,"x",-e(S).width/2),s($,"y",-e(S).height/2),s($,"width",e(S).width),s($,"height",e(S).height)}),_(V,q)},ue=V=>{var q=Ja();T(()=>{s(q,"x",-e(S).width/2),s(q,"y",-e(S).height/2),s(q,"width",e(S).width),s(q,"height",e(S).height),s(q,"rx",e(o).kind==="named"?4:27)}),_(V,q)};ie(he,V=>{e(o).kind==="billboard"&&e(I)?.billboard?V(F):e(o).kind==="cable54"?V(ae,1):V(ue,-1)})}var ce=v(he),Se=v(ce);{var Ve=V=>{var q=$a(),$=Q(q,!0);T((me,ye)=>{s(q,"y",e(o).kind==="cable54"?48:0),s(q,"textLength",me),J($,ye)},[()=>f(e(o).space).length*9.6>e(S).width-14?e(S).width-14:void 0,()=>f(e(o).space)]),_(V,q)};ie(Se,V=>{e(o).kind!=="billboard"&&V(Ve)})}var ze=v(Se),dt=v(Y(ze)),ht=Q(dt,!0),Be=v(ze);{var ut=V=>{var q=en();T(()=>s(q,"y",e(S).height/2-6)),_(V,q)},vt=M(()=>ot.includes(e(o).space));ie(Be,V=>{e(vt)&&V(ut)})}var De=v(Be);{var ft=V=>{var q=tn(),$=v(Y(q));_e($,{name:"scrap",size:16,y:-1});var me=v($),ye=Q(me,!0);T(()=>{s(q,"transform",`translate(${e(S).width/2-4} ${e(S).height/2-2})`),J(ye,e(I).scrap)}),_(V,q)};ie(De,V=>{e(I)?.scrap&&V(ft)})}var gt=v(De);{var xt=V=>{var q=an(),$=v(Y(q));_e($,{name:"card",size:16}),T(()=>s(q,"transform",`translate(${e(S).width/2-4} ${-e(S).height/2})`)),_(V,q)};ie(gt,V=>{e(I)?.dropped.length&&V(xt)})}Oe(P,(V,q)=>g[q.space]=V,V=>g?.[V.space],()=>[e(o)]),T((V,q,$)=>{le=oe(P,0,`space ${e(o).kind??""}`,"svelte-10d2vrk",le,{lit:V}),s(P,"transform",`translate(${e(Z).x??""} ${e(Z).y??""})`),s(P,"tabindex",e(l)===e(o).space?0:-1),s(P,"aria-label",q),s(P,"data-space",e(o).space),J(fe,$),s(ce,"x",-e(S).width/2-6),s(ce,"y",-e(S).height/2-6),s(ce,"width",e(S).width+12),s(ce,"height",e(S).height+12),s(ce,"rx",e(o).kind==="unnamed"?32:8),s(ze,"transform",`translate(${-e(S).width/2} ${-e(S).height/2})`),J(ht,e(o).space)},[()=>t.lit.has(`space-${e(o).space}`),()=>D(e(o).space),()=>D(e(o).space)]),be("focus",P,()=>ne(l,e(o).space,!0)),re("click",P,()=>t.onplace(`space-${e(o).space}`)),re("keydown",P,V=>G(V,e(o).space)),_(p,P)});var x=v(c);W(x,17,()=>t.view.tiles,p=>p.tile,(p,o)=>{{let Z=M(()=>K(e(o))),S=M(()=>A(e(o))),I=M(()=>R(e(o))),P=M(()=>t.lit.has(`tile-${e(o).tile}`)),le=M(()=>e(o).damage?String(e(o).damage):"");Re(p,{get base(){return e(Z)},get at(){return e(S)},get title(){return e(I)},get lit(){return e(P)},scale:.8,get badge(){return e(le)},onpick:()=>t.onplace(t.lit.has(`tile-${e(o).tile}`)?`tile-${e(o).tile}`:`space-${e(o).space}`)})}});var O=v(x);W(O,17,()=>e(n),p=>p.seat,(p,o)=>{{let Z=M(()=>jt(e(o).seat)),S=M(()=>H(e(o))),I=M(()=>(t.ways.get(`seat-${e(o).seat}`)??[]).map(ve)),P=M(()=>C(e(o))),le=M(()=>t.lit.has(`seat-${e(o).seat}`)),de=M(()=>t.view.leader===e(o).seat),fe=M(()=>t.lens&&e(o).identity?U(`page-letter-${e(o).identity}`):t.view.leader===e(o).seat?"★":"");Re(p,{get base(){return e(Z)},get at(){return e(S)},get way(){return e(I)},get title(){return e(P)},get lit(){return e(le)},get active(){return e(de)},get badge(){return e(fe)},scale:.92,onpick:()=>t.onplace(t.lit.has(`seat-${e(o).seat}`)?`seat-${e(o).seat}`:`space-${e(o).space}`)})}}),T((p,o)=>{L=oe(k,0,"svelte-10d2vrk",null,L,{grey:t.lens}),s(B,"width",qe.width),s(B,"height",qe.height),s(te,"d",p),s(b,"d",o)},[()=>Je(),()=>Je()]),_(y,m)},$$slots:{default:!0}})}ke()}Te(["click","keydown"]);const sn=["leah","morgana","thorley","rocco","brad","rose","karl"];function ln(a,{key:t,values:r}){const[i,n,l]=r.map(Number);return i===void 0||n===void 0?null:a==="they-live"?t==="moves"?[`seat-${i}`,[n]]:null:t==="hero-moves"&&l!==void 0?[`hero-${sn[i]}`,[n,l]]:t==="monster-moves"&&l!==void 0?[`monster-${i}`,[n,l]]:null}function un(a,t){const r=new Map;for(const i of t){const n=ln(a,i);if(!n)continue;const[l,g]=n,w=r.get(l)??[],f=w.length&&w.at(-1)===g[0]?g.slice(1):g;r.set(l,[...w,...f])}return r}export{dn as C,_e as I,Ae as S,hn as T,ge as a,jt as b,Ft as c,it as d,Ut as e,It as f,st as h,Dt as m,Qe as n,ja as p,Ie as s,un as w};
