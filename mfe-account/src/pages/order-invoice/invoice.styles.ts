import { Card, color, media, size, space } from '@shop/ui';
import styled from 'styled-components';

export const Paper = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('lg')};
  overflow-wrap: anywhere;
  ${media.tablet} {
    padding: ${space('xl')};
  }
  @media print {
    padding: 0;
    border: 0;
    font-size: 11pt;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space('sm')} ${space('lg')};
  padding-block-end: ${space('md')};
  border-block-end: 2px solid ${color('text')};
  & strong {
    font-size: ${size('lg')};
  }
  ${media.tablet} {
    & > :last-child {
      text-align: end;
    }
  }
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space('md')};
  & h2 {
    margin-block-end: ${space('xxs')};
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & section > :not(h2) {
    display: block;
  }
  /* Words of the other direction begin at this side, too. */
  & section > bdi {
    inline-size: fit-content;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space('xs')} ${space('xxs')};
    vertical-align: top;
    text-align: end;
    overflow-wrap: normal;
  }
  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & thead th {
    border-block-end: 1px solid ${color('borderStrong')};
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & tbody tr {
    border-block-end: 1px solid ${color('border')};
    break-inside: avoid;
  }
  & tbody th {
    inline-size: 55%;
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-weight: 400;
  }
  @media (max-width: 30em) {
    & tbody th {
      inline-size: auto;
    }
    & td,
    & thead th {
      font-size: ${size('sm')};
    }
  }
`;

export const Totals = styled.div`
  display: grid;
  gap: ${space('lg')};
  break-inside: avoid;
  & > dl:first-child dt {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & > dl:first-child dd + dt {
    margin-block-start: ${space('xs')};
  }
  @media (min-width: 37.5em), print {
    grid-template-columns: 1fr minmax(240px, 45%);
  }
`;

export const Foot = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  text-align: center;
`;
