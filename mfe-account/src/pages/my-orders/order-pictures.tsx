import type { OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, radius, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Pictures that are shown; the rest is a number. */
const most = 4;

interface Props {
  /** Null while loading. */
  lines: readonly OrderLine[] | null;
  /** Number of lines. */
  count: number;
}

/** Pictures of an order's items, with their names as one sentence for screen readers. */
export function OrderPictures({ lines, count }: Props) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const total = lines?.length ?? count;
  const shown = Math.min(most, total);
  const rest = total - shown;
  const names = lines?.map(({ name }) => name).join(', ');
  return (
    <Line role="img" aria-label={names || t('track.items')}>
      {Array.from({ length: shown }, (_, index) => (
        <span key={index}>
          {lines ? (
            <ShopImage src={lines[index]?.imageUrl ?? null} alt="" size={48} />
          ) : (
            <Skeleton $height="48px" />
          )}
        </span>
      ))}
      {rest > 0 && (
        <span>
          <b>
            <bdi>+{number(rest)}</bdi>
          </b>
        </span>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space('xs')};
  min-block-size: 48px;
  & > span {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
    overflow: hidden;
    border-radius: ${radius('md')};
  }
  & b {
    display: grid;
    place-items: center;
    block-size: 100%;
    background: ${color('sunken')};
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
`;
