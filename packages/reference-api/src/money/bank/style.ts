export const style = `
*{box-sizing:border-box;margin:0}
:root{color-scheme:light dark;--ground:#eef1f6;--card:#fff;--ink:#17202e;--quiet:#586375;--line:#dfe4ec;--accent:#1d4f91;--on-accent:#fff;--good:#0f7a4d;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#0e131b;--card:#182030;--ink:#eef2f8;--quiet:#a3aec0;--line:#2b3548;--good:#5fd39b;--bad:#ff8f85}}
body{min-height:100dvh;display:grid;place-items:center;padding:1.25rem;background:var(--ground);color:var(--ink);font:1rem/1.8 Vazirmatn,Vazir,"Segoe UI",Tahoma,system-ui,sans-serif}
main{width:min(26rem,100%);background:var(--card);border-radius:1.25rem;overflow:hidden;box-shadow:0 1.25rem 3.5rem rgb(10 20 40/.16)}
.bank{display:flex;align-items:center;gap:.75rem;padding:1.1rem 1.5rem;background:var(--accent);color:var(--on-accent)}
.bank.mellat{--accent:#a50f26}.bank.saman{--accent:#1d4f91}.bank.zarinpal{--accent:#ffd23f;--on-accent:#241c00}.bank.direct_debit{--accent:#155e52}
.bank h1{flex:1;font-size:1.05rem;font-weight:700}
.bank a{color:inherit;font-size:.875rem;padding:.35rem .5rem}
.sign{width:1.75rem;height:1.75rem;border-radius:.5rem;background:currentColor;clip-path:polygon(50% 0,100% 34%,100% 44%,90% 44%,90% 86%,100% 86%,100% 100%,0 100%,0 86%,10% 86%,10% 44%,0 44%,0 34%)}
.sum{padding:1.5rem 1.5rem .25rem;display:grid;justify-items:center}
.sum span{color:var(--quiet);font-size:.9rem}
.sum strong{font-size:1.9rem;line-height:1.5}
.about{padding:1.5rem 1.5rem .25rem}
dl{padding:1rem 1.5rem}
dl div{display:flex;justify-content:space-between;gap:1.5rem;padding:.45rem 0;border-block-end:1px solid var(--line)}
dl div:last-child{border:0}
dt{color:var(--quiet);white-space:nowrap}
dd{text-align:end;overflow-wrap:anywhere}
.state{margin:0 1.5rem 1rem;padding:.6rem 1rem;border-radius:.75rem;border:1px solid;color:var(--bad)}
.state.paid{color:var(--good)}
form{display:grid;gap:.6rem;padding:0 1.5rem 1.25rem}
button{min-height:3rem;border-radius:.8rem;font:inherit;cursor:pointer}
.main{border:0;background:#147a4f;color:#fff;font-weight:700}
.main:hover{background:#0f6541}
.plain{border:1px solid var(--line);background:transparent;color:inherit}
.plain:hover{border-color:var(--quiet)}
:focus-visible{outline:3px solid #4c8dff;outline-offset:2px}
fieldset{display:flex;gap:1.25rem;align-items:center;justify-content:center;border:0;padding:.35rem 0 0;color:var(--quiet);font-size:.875rem}
legend{float:inline-start;padding:0 0 0 .5rem}
label{display:flex;align-items:center;gap:.4rem;min-height:1.75rem}
footer{padding:.8rem 1.5rem;border-block-start:1px solid var(--line);color:var(--quiet);font-size:.8rem;text-align:center}
`;
