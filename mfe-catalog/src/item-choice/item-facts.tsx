import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Chip, color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { HalalMark, VegMark } from '../cards/item-marks';
import { lines } from '../cards/card-frame';
import { messages } from '../messages';
import { Note } from './availability-note';
import { Description } from './description';

/** A list of words ends with a period (BIZ-19). */
const sentence = (words: string[]) => `${words.join(', ')}.`;

/** Marks, generic name, description, nutrition and allergic ingredients. ITEM-07, ITEM-12, ITEM-13. */
export function ItemFacts({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const lists = [
    ['genericName', item.genericNames],
    ['nutrition', item.nutritions],
    ['allergies', item.allergies],
  ] as const;
  return (
    <Column>
      <Marks>
        <VegMark item={item} />
        <HalalMark item={item} />
      </Marks>
      <Description html={item.description} />
      {lists.map(
        ([name, words]) =>
          words.length > 0 && (
            <Fact key={name}>
              <dt>{t(`fact.${name}`)}</dt>
              <dd>
                <bdi>{sentence([...words])}</bdi>
              </dd>
            </Fact>
          ),
      )}
      {item.tags.length > 0 && (
        <Marks aria-label={t('fact.tags')} role="group">
          {item.tags.map((tag) => (
            <Tag key={tag}>
              <bdi>{tag}</bdi>
            </Tag>
          ))}
        </Marks>
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
      <Icon name="receipt" />
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

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  &:empty {
    display: none;
  }
`;

const Tag = styled(Chip)`
  max-inline-size: 100%;
  & bdi {
    ${lines(1)}
    word-break: break-all;
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
