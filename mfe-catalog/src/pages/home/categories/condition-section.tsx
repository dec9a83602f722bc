import { useEndpoint } from '@shop/api';
import { conditionList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import {
  accent,
  color,
  Heading,
  media,
  motion,
  radius,
  shadow,
  ShopImage,
  size,
  Skeleton,
  space,
} from '@shop/ui';
import styled from 'styled-components';
import { Thumbnail, ThumbnailName } from '../../../components/cards/thumbnail';
import { messages } from '../../../messages';
import { Failed } from '../../../components/page/failure';
import { getTopicPath } from '../../../components/page/addresses';

/** The most conditions on the home page. */
const maxConditions = 8;
const shapes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The conditions of a pharmacy as pills with drawings; nothing without conditions. */
export function ConditionSection({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useEndpoint(conditionList, isReady ? {} : null);
  if (data?.length === 0) return null;
  if (!data && error) return <Failed compact onRetry={() => void mutate()} busy={isValidating} />;
  const title = t('front.conditions');
  return (
    <Panel aria-label={title}>
      <Heading>{title}</Heading>
      <Hint>{t('front.conditionsHint')}</Hint>
      <Pills>
        {data
          ? data.slice(0, maxConditions).map((topic) => (
              <li key={topic.id}>
                <Pill to={getTopicPath('condition', topic)}>
                  <Thumbnail $pixels={48} $round>
                    <ShopImage src={topic.imageUrl} alt="" eager size={48} />
                  </Thumbnail>
                  <span>
                    <ThumbnailName>
                      <bdi>{topic.name}</bdi>
                    </ThumbnailName>
                    <Count>{t('count.items', { count: topic.itemCount })}</Count>
                  </span>
                </Pill>
              </li>
            ))
          : shapes.map((shape) => (
              <li key={shape} aria-hidden="true">
                <Skeleton $height="64px" $round />
              </li>
            ))}
      </Pills>
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${space('md')};
  border-radius: ${radius('xl')};
  background: ${accent('ground')};
  & h2 {
    color: ${accent('ink')};
  }
  ${media.desktop} {
    padding: ${space('lg')};
  }
`;

const Hint = styled.p`
  margin-block: ${space('xxs')} ${space('md')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Pills = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space('xs')};
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space('sm')};
  }
`;

const Pill = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 64px;
  padding: ${space('xs')};
  padding-inline-end: ${space('sm')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  box-shadow: ${shadow('low')};
  transition: translate ${motion.fast};
  & > span:last-child {
    min-inline-size: 0;
  }
  @media (hover: hover) {
    &:hover {
      translate: 0 -2px;
    }
  }
  &:focus-visible {
    border-radius: ${radius('full')};
  }
`;

const Count = styled.span`
  font-size: ${size('xs')};
  color: ${color('textSoft')};
`;
