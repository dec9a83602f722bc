import { cutText, descriptionLimit } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';
import { plainText } from './plain-text';

/** An item's description as text, cut to 130 characters until the visitor wants all of it. ITEM-07, BIZ-07. */
export function Description({ html }: { html: string }) {
  const { t } = useTranslation(messages);
  const [isWhole, setWhole] = useState(false);
  const whole = plainText(html);
  const { text, cut } = cutText(whole, descriptionLimit);
  if (!whole) return null;
  return (
    <Words dir="auto">
      {isWhole || !cut ? whole : `${text}… `}
      {cut && (
        <>
          {isWhole && ' '}
          <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'description.less' : 'description.more')}
          </More>
        </>
      )}
    </Words>
  );
}

const Words = styled.p`
  color: ${color('textSoft')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const More = styled.button`
  min-block-size: 24px;
  font-weight: 600;
  color: ${color('brand')};
  &:hover {
    text-decoration: underline;
  }
`;
