import { fontFaces } from '../features/media/fonts';

/** The style of mock pages: for touch and keyboard, light and dark. */
export const pageStyle = `${fontFaces}
:root{color-scheme:light dark;--ground:#f3f6f5;--card:#fff;--ink:#16211d;--soft:#55635d;--line:#d9e1dd;--green:#0b6e4f;--on:#fff;--hover:#095c42;--red:#b3261e;--amber:#7a4d00;--amber-ground:#fff4dc}
@media (prefers-color-scheme:dark){:root{--ground:#101714;--card:#19221e;--ink:#e9f0ed;--soft:#a3b2ab;--line:#33403a;--green:#5fd3a8;--on:#06241a;--hover:#7be0ba;--red:#ff9d94;--amber:#ffd794;--amber-ground:#33290f}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,'Segoe UI','Noto Sans',sans-serif}
:lang(ar) body{font-family:'Shop Arabic',system-ui,sans-serif}
:lang(ur) body{font-family:'Shop Urdu',system-ui,sans-serif;line-height:1.9}
:lang(ur) h1,:lang(ur) header p{line-height:1.8}
:lang(ur) button,:lang(ur) a.button{line-height:1.7}
main{inline-size:100%;max-inline-size:420px;background:var(--card);border:1px solid var(--line);border-radius:20px;padding:24px;box-shadow:0 1px 2px rgb(0 0 0/.05),0 12px 32px rgb(0 0 0/.07)}
header{display:flex;align-items:center;gap:12px;padding-block-end:20px;border-block-end:1px solid var(--line)}
header img{inline-size:60px;block-size:40px;border-radius:8px;flex:none}
header p{margin:0;font-weight:600;line-height:1.35}
header span{display:block;color:var(--soft);font-size:14px;font-weight:400}
h1{margin:20px 0 4px;font-size:22px;line-height:1.3}
.amount{margin:0;font-size:40px;line-height:1.2;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.about{margin:4px 0 24px;color:var(--soft)}
form{display:grid;gap:12px;margin:0}
button,a.button{display:flex;align-items:center;justify-content:center;min-block-size:48px;padding:10px 20px;border-radius:12px;border:1px solid var(--line);background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,a.button:hover{border-color:var(--soft)}
main .first{background:var(--green);border-color:var(--green);color:var(--on)}
main .first:hover{background:var(--hover);border-color:var(--hover)}
:focus-visible{outline:3px solid var(--green);outline-offset:2px}
fieldset{display:grid;gap:12px;margin:12px 0 0;padding:16px 0 0;border:0;border-block-start:1px solid var(--line);min-inline-size:0}
legend{float:inline-start;inline-size:100%;padding:0;color:var(--soft);font-size:14px}
legend+*{clear:both}
.note{margin:20px 0 0;padding:10px 12px;border-radius:10px;background:var(--amber-ground);color:var(--amber);font-size:14px}
.mark{display:grid;place-items:center;inline-size:56px;block-size:56px;margin-block-start:24px;border-radius:50%;border:2px solid currentcolor;font-size:26px;line-height:1}
.paid .mark{color:var(--green)}
.failed .mark{color:var(--red)}
.pending .mark,.canceled .mark,.expired .mark{color:var(--soft)}
.brand{display:grid;place-items:center;inline-size:44px;block-size:44px;flex:none;border-radius:12px;font-size:22px;font-weight:700;line-height:1;color:#fff}
header .brand{display:grid;font-size:22px;font-weight:700}
header .google{background:#1a73e8;color:#fff}
header .facebook{background:#0866ff;color:#fff}
header .apple{background:#111;color:#fff}
.people{display:grid;gap:8px}
main .person{justify-content:start;gap:12px;padding:10px 14px;text-align:start}
.face{display:grid;place-items:center;inline-size:36px;block-size:36px;flex:none;border-radius:50%;background:var(--green);color:var(--on);font-size:16px;line-height:1}
.who{display:grid;min-inline-size:0;line-height:1.35}
.who bdi{justify-self:start;max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.who small{display:grid;color:var(--soft);font-size:14px;font-weight:400}
.or{display:flex;align-items:center;gap:12px;margin:8px 0 0;color:var(--soft);font-size:14px}
.or::before,.or::after{content:'';flex:1;border-block-start:1px solid var(--line)}
label{display:grid;gap:4px;font-size:14px;font-weight:600}
input:not([type=hidden]){inline-size:100%;min-block-size:48px;padding:10px 14px;border-radius:12px;border:1px solid var(--soft);background:var(--ground);color:inherit;font:inherit;font-size:16px;font-weight:400}
[dir=rtl] input[dir=ltr]{text-align:end}
input[aria-invalid=true]{border-color:var(--red)}
.wrong{color:var(--red);font-weight:400}
.wrong:empty{display:none}
.unseen{position:absolute;inline-size:1px;block-size:1px;min-block-size:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
`;
