import { cutText, readMoreLimit } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Text from outside with its line breaks, cut to a number of characters until the visitor expands it. BIZ-07. */
export function ReadMore({ text: whole, limit = readMoreLimit }: { text: string; limit?: number }) {
  const { t } = useTranslation(messages);
  const [isExpanded, setExpanded] = useState(false);
  const { text, cut } = cutText(whole, limit);
  if (!whole) return null;
  return (
    <Text dir="auto">
      {cut ? text : whole}
      {cut && (
        <>
          <HiddenText $isShown={isExpanded}>{whole.slice(text.length)} </HiddenText>
          {!isExpanded && <Dots>… </Dots>}
          <More type="button" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'description.less' : 'description.more')}
          </More>
        </>
      )}
    </Text>
  );
}

const Text = styled.p`
  color: ${color('textSoft')};
  text-align: -webkit-match-parent;
  text-align: match-parent; /* Text of the other direction starts at the page's start. */
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** In the markup from the start, so that visitors without scripts can read it. */
const HiddenText = styled.span<{ $isShown: boolean }>`
  ${({ $isShown }) => !$isShown && 'display: none;'}
  @media (scripting: none) {
    display: inline;
  }
`;

const Dots = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;

const More = styled.button`
  @media (scripting: none) {
    display: none;
  }
  min-block-size: 24px;
  font-weight: 600;
  color: ${color('brand')};
  &:hover {
    text-decoration: underline;
  }
`;
