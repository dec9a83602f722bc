import { color, media, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

export const NewsletterSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
  align-items: center;
  margin-block-end: ${space('lg')};
  padding: ${space('lg')};
  border-radius: ${radius('lg')};
  background: ${color('brandGround')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  & [role='alert'] {
    margin-block-start: ${space('xs')};
    color: ${color('danger')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
`;

export const JoinText = styled.div`
  & h2 {
    font-size: ${size('lg')};
    font-weight: 700;
  }
  & p {
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
`;

export const MailField = styled.div<{ $wrong: boolean }>`
  display: flex;
  flex-wrap: wrap; /* the button below the field where both do not fit */
  gap: ${space('xs')};
  & label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & input {
    flex: 999 1 13rem;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: ${space('sm')};
    border: 1px solid ${({ $wrong }) => color($wrong ? 'danger' : 'borderStrong')};
    border-radius: ${radius('md')};
    background: ${color('surface')};
    color: ${color('text')};
  }
  & button {
    flex: 1 0 auto;
  }
  [dir='rtl'] & input {
    text-align: end;
  }
`;
