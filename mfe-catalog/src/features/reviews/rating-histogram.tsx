import type { RatingSummary } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Stars } from './stars';

/** All ratings: the average, the number, and the number of each. X-04, BIZ-14. */
export function RatingHistogram({ summary }: { summary: RatingSummary }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const { average, count, histogram } = summary;
  const shown = format.rating(average);
  const maxCount = Math.max(1, ...histogram);
  const rows = histogram.map((ratings, index) => ({ stars: index + 1, ratings })).reverse();
  return (
    <Frame>
      <Head>
        <Average aria-hidden="true">{shown}</Average>
        <span>
          <Stars value={average} size={20} label={t('rating', { value: shown, count })} />
          <Count>{t('reviews.ratings', { count })}</Count>
        </span>
      </Head>
      <Bars>
        {rows.map(({ stars, ratings }) => (
          <Bar key={stars}>
            <span>{t('reviews.stars', { count: stars })}</span>
            <Track aria-hidden="true">
              <Share $percent={Math.round((ratings / maxCount) * 100)} />
            </Track>
            <Number>{format.number(ratings)}</Number>
          </Bar>
        ))}
      </Bars>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('md')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
`;

const Average = styled.span`
  font-size: ${size('xxxl')};
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  display: block;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space('xxs')} ${space('sm')};
`;

const Bar = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Track = styled.span`
  block-size: 8px;
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  overflow: hidden;
`;

const Share = styled.span<{ $percent: number }>`
  display: block;
  block-size: 100%;
  inline-size: ${({ $percent }) => $percent}%;
  border-radius: ${radius('full')};
  background: ${color('star')};
`;

const Number = styled.span`
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
