import { type Item, descriptionLimit, plainText } from '@shop/domain';
import { useTranslation, type Translate } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, motion, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { HalalBadge, VegBadge } from '../cards/item-badges';
import { lines } from '../cards/card-frame';
import { messages } from '../../messages';
import { Note } from './availability-note';
import { ReadMore } from '../page/read-more';

/** An item's description as text, cut to 130 characters until the visitor expands it. ITEM-07, BIZ-07. */
const Description = ({ html }: { html: string }) => (
  <ReadMore text={plainText(html)} limit={descriptionLimit} />
);

/** A list ends with a period (BIZ-19), in each language's form. */
const sentence = (texts: readonly string[], t: Translate<'fact.comma' | 'fact.period'>) =>
  `${texts.join(t('fact.comma'))}${t('fact.period')}`;

/** Whether an item has more than its name and price. */
export const hasFacts = ({ description, genericNames, nutritions, allergies, tags }: Item): boolean =>
  description !== '' || [genericNames, nutritions, allergies, tags].some((texts) => texts.length > 0);

/** Veg or non-veg, halal. ITEM-12, ITEM-13. */
export const ItemBadges = ({ item }: { item: Item }) => (
  <Line>
    <VegBadge item={item} />
    <HalalBadge item={item} />
  </Line>
);

/** The substances of a medicine, beside its name. ITEM-13, X-28. */
export function GenericName({ item: { genericNames } }: { item: Item }) {
  const { t } = useTranslation(messages);
  if (genericNames.length === 0) return null;
  return (
    <Substances>
      {t('fact.genericName')}: <bdi>{genericNames.join(t('fact.comma'))}</bdi>
    </Substances>
  );
}

/** Description, generic name, nutrition and allergens; tags link to a search. ITEM-06, ITEM-07, ITEM-13. */
export function ItemFacts({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const lists = [
    ['genericName', item.genericNames],
    ['nutrition', item.nutritions],
    ['allergies', item.allergies],
  ] as const;
  return (
    <Column>
      <Description html={item.description} />
      {lists.map(
        ([name, texts]) =>
          texts.length > 0 && (
            <Fact key={name}>
              <dt>{t(`fact.${name}`)}</dt>
              <dd>
                <bdi>{sentence(texts, t)}</bdi>
              </dd>
            </Fact>
          ),
      )}
      {item.tags.length > 0 && (
        <Line as="ul" aria-label={t('fact.tags')}>
          {[...new Set(item.tags)].map((tag) => (
            <li key={tag}>
              <Tag to={`/home?${new URLSearchParams({ search: tag }).toString()}`}>
                <bdi>{tag}</bdi>
              </Tag>
            </li>
          ))}
        </Line>
      )}
    </Column>
  );
}

/** ITEM-16. */
export function PrescriptionNote({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  if (!item.prescriptionRequired) return null;
  return (
    <Note>
      <Icon name="prescription" />
      <strong>{t('prescription')}</strong>
    </Note>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('sm')};
  &:empty {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')} ${space('sm')};
  &:empty {
    display: none;
  }
`;

const Substances = styled.p`
  ${lines(2)}
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Tag = styled(Link)`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 32px;
  padding-inline: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  transition: border-color ${motion.fast};
  & bdi {
    ${lines(1)}
    word-break: break-all;
  }
  &:hover {
    border-color: ${color('borderStrong')};
    color: ${color('text')};
  }
`;

const Fact = styled.dl`
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
  & dt {
    font-weight: 600;
  }
  & dd {
    color: ${color('textSoft')};
  }
`;
