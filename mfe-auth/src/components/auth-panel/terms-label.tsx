import { color } from '@shop/ui';
import styled from 'styled-components';

const TermsLink = styled.a`
  color: ${color('brand')};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** 'I accept the <link>Terms</link>'; the link opens a new window (ROUTE-13). */
export function TermsLabel({ text }: { text: string }) {
  const [before, name, after] = text.split(/<\/?link>/);
  return (
    <>
      {before}
      <TermsLink href="/terms-and-conditions" target="_blank" rel="noopener">
        {name}
      </TermsLink>
      {after}
    </>
  );
}
