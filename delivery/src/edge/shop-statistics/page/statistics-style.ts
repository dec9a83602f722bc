/** Style of the statistics, after that of all pages behind the token. */
export const statisticsStyle = `
.columns{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr))}
figure{margin:0;display:grid;gap:8px;align-content:start}
figcaption .muted{display:block}
figcaption b{font-size:26px;line-height:1.2;margin-inline-end:4px;font-variant-numeric:tabular-nums}
.plot{inline-size:100%;block-size:96px;border-block-end:1px solid var(--border)}
.plot rect,.bar rect{fill:var(--brand)}
.plot .base{fill:var(--border)}
.axis{display:flex;justify-content:space-between;color:var(--muted);font-size:13px;font-variant-numeric:tabular-nums}
summary{cursor:pointer;color:var(--muted);padding-block:8px;inline-size:fit-content}
.funnel{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.funnel li{display:grid;grid-template-columns:92px 1fr 170px;gap:12px;align-items:center}
.funnel .count{text-align:end;font-variant-numeric:tabular-nums}
.bar{inline-size:100%;block-size:20px;background:var(--page);border-radius:4px}
.narrow{min-inline-size:0}
.num{text-align:end;font-variant-numeric:tabular-nums}
td.num,th.num{padding-inline:12px 0}
td.num{white-space:nowrap}
.num+td:not(.num),.num+th:not(.num){padding-inline:24px 0}
.path{overflow-wrap:anywhere;font-weight:500}
.period{border:1px solid var(--border);border-radius:10px;gap:0;overflow:hidden;background:var(--surface)}
.period a{padding:8px 10px;min-block-size:40px;text-decoration:none;color:var(--text)}
.period a[aria-current]{background:var(--brand);color:var(--on);font-weight:600}
header h1{inline-size:100%}
header p{inline-size:100%;max-inline-size:75ch}
header{align-items:center;gap:8px 12px}
.note{max-inline-size:75ch;color:var(--muted)}
@media(max-width:560px){.compact{min-inline-size:0}.compact tr>:last-child{display:none}.compact .num{padding-inline-start:8px}.funnel li{grid-template-columns:72px 1fr}.funnel .count{grid-column:2;text-align:start}}
@media(forced-colors:active){.plot rect,.bar rect,.visits,.failing{fill:CanvasText}.period a[aria-current]{forced-color-adjust:none}}
`;
