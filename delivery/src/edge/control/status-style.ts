/** Style of the pages behind the token; the shop's colours, in both themes. */
export const statusStyle = `
:root{color-scheme:light dark;--page:#fafaf7;--surface:#fff;--text:#16211c;--muted:#56635c;--border:#d5d9cf;--brand:#0b6e4f;--on:#fff;--bad:#b3261e;--bar:#9db8ac}
@media(prefers-color-scheme:dark){:root{--page:#101513;--surface:#18201d;--text:#edf2ef;--muted:#a4b3ab;--border:#2c3833;--brand:#4cc79a;--on:#06251a;--bad:#ff8a80;--bar:#4f6b5f}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-inline-size:1100px;margin-inline:auto;padding:24px 16px 64px;display:grid;gap:24px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:baseline}
h1{font-size:26px;margin:0}h2{font-size:19px;margin:0}
a{color:var(--brand)}nav{display:flex;flex-wrap:wrap;gap:4px 16px}
p{margin:0}.muted{color:var(--muted)}.bad{color:var(--bad);font-weight:600}
section{background:var(--surface);border:1px solid var(--border);border-radius:16px;padding:16px;display:grid;gap:12px}
.head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
.actions{justify-content:start}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;min-inline-size:640px}
th,td{text-align:start;padding:8px 12px 8px 0;border-block-start:1px solid var(--border);vertical-align:middle}
th{color:var(--muted);font-weight:600;border:0}
tbody th{color:var(--text);border-block-start:1px solid var(--border)}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
input,select,button{font:inherit;min-block-size:40px;border-radius:10px;border:1px solid var(--border);padding:4px 12px;background:var(--surface);color:var(--text)}
input[type=number]{inline-size:92px}
button{cursor:pointer;font-weight:600}
button.main{background:var(--brand);border-color:var(--brand);color:var(--on)}
button.danger{color:var(--bad);border-color:currentColor}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.visits{fill:var(--bar)}.failing{fill:var(--bad)}
.notice{border-inline-start:4px solid var(--brand);padding:8px 12px;background:var(--surface)}
.notice.wrong{border-color:var(--bad);white-space:pre-line}
.enter{max-inline-size:420px;margin-inline:auto;inline-size:100%}
ol{margin:0;padding-inline-start:0;list-style:none;display:grid;gap:4px}
time{font-variant-numeric:tabular-nums;color:var(--muted)}
`;
