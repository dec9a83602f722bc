import type { OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Heading, radius, ShopImage, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';

/** What was ordered. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  return (
    <>
      <Heading>{t('track.items')}</Heading>
      <Lines>
        {lines.map((line) => (
          <li key={line.id}>
            <Picture>
              <ShopImage src={line.imageUrl} alt="" ratio="1" />
            </Picture>
            <div>
              <bdi>{line.name}</bdi>
              {line.details.length > 0 && <small>{line.details.join(' · ')}</small>}
              <small>{t('track.quantity', { count: line.quantity })}</small>
            </div>
            <bdi>{money(line.total)}</bdi>
          </li>
        ))}
      </Lines>
    </>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space('sm')};
  & > li {
    display: grid;
    grid-template-columns: 56px 1fr auto;
    align-items: center;
    gap: ${space('sm')};
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & > li > bdi {
    font-variant-numeric: tabular-nums;
  }
`;

const Picture = styled.span`
  overflow: hidden;
  border-radius: ${radius('md')};
`;
