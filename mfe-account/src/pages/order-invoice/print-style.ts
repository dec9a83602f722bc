import { createGlobalStyle } from 'styled-components';

/** On paper nothing of the shop's frame: only what stands in the page's main part. A4 and letter alike. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }
    body *:not(:has(#main), #main, #main *) { display: none !important; }
    body, #main { min-block-size: 0 !important; background: none; }
  }
`;
