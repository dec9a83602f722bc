import type { FlashSaleEntry } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { accent, color, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../../messages';

/** The sold quantity of a flash sale's item, as a bar and as text; nothing without a limited quantity. */
export function SoldBar({ sold, offered }: Pick<FlashSaleEntry, 'sold' | 'offered'>) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  if (offered <= 0) return null;
  const soldCount = Math.min(Math.max(sold, 0), offered);
  return (
    <Line>
      <Bar value={soldCount} max={offered} aria-hidden="true" />
      <span>
        {t('front.flash.gone', { sold: format.number(soldCount), offered: format.number(offered) })}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${space('xxs')};
  font-size: ${size('xs')};
  color: ${color('textSoft')};
`;

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${accent('ground')};
  &::-webkit-progress-bar {
    background: ${accent('ground')};
  }
  &::-webkit-progress-value {
    border-radius: ${radius('full')};
    background: ${accent('ink')};
  }
  &::-moz-progress-bar {
    background: ${accent('ink')};
  }
`;
