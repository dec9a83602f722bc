import styled from 'styled-components';

export const FunnelIcon = () => (
  <Lines viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h16M7 12h10M10 17h4" />
  </Lines>
);

const Lines = styled.svg`
  inline-size: 20px;
  block-size: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
`;
