import { useEndpoint } from '@shop/api';
import { keptPrescriptions } from '@shop/contract';
import type { KeptPrescription } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Button, color, radius, ShopImage, size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface KeptProps {
  /** The order's items that need a prescription. */
  itemIds: readonly number[];
  /** How many pictures the order still takes. */
  room: number;
  /** Orders whose prescription is used already. */
  used: readonly number[];
  busy: boolean;
  onUse: (orderId: number) => void;
}

/** Those for an item of this order first, else in their order: the latest first. */
function toOffered(kept: readonly KeptPrescription[], { itemIds, room, used }: KeptProps) {
  const isForThis = ({ items }: KeptPrescription) => items.some(({ id }) => itemIds.includes(id));
  const fitting = kept.filter(({ orderId, pictures }) => pictures.length <= room && !used.includes(orderId));
  return [...fitting.filter(isForThis), ...fitting.filter((each) => !isForThis(each))];
}

/** Prescriptions of earlier orders, each with its date and what it was for, to be used again. X-30. */
export function KeptPrescriptions(props: KeptProps) {
  const { t } = useTranslation(messages);
  const { day } = useFormat();
  const id = useId();
  const { data } = useEndpoint(keptPrescriptions, {});
  const offered = toOffered(data ?? [], props);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('prescription.again')}</Title>
      <List>
        {offered.map((kept) => (
          <li key={kept.orderId}>
            <Pictures>
              {kept.pictures.map(({ id: picture, url }) => (
                <ShopImage key={picture} src={url} alt="" rounded />
              ))}
            </Pictures>
            <About kept={kept} />
            <Button
              small
              tone="secondary"
              disabled={props.busy}
              aria-label={t('prescription.useOf', { day: day(kept.uploadedAt) })}
              onClick={() => props.onUse(kept.orderId)}
            >
              {t('prescription.use')}
            </Button>
          </li>
        ))}
      </List>
      <Or>{t('prescription.orNew')}</Or>
    </section>
  );
}

function About({ kept: { uploadedAt, items } }: { kept: KeptPrescription }) {
  const { t, direction } = useTranslation(messages);
  const { day } = useFormat();
  return (
    <span>
      <strong>{t('prescription.of', { day: isolate(day(uploadedAt), direction) })}</strong>
      {items.map(({ id, name }) => (
        <small key={id}>
          <bdi>{name}</bdi>
        </small>
      ))}
    </span>
  );
}

const Title = styled.h4`
  margin-block-end: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const List = styled.ul`
  display: grid;
  gap: ${space('xs')};
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('sm')};
    padding: ${space('xs')} ${space('sm')};
    border: 1px solid ${color('border')};
    border-radius: ${radius('md')};
    font-size: ${size('sm')};
  }
  & > li > span {
    flex: 1;
    min-inline-size: 8em;
    overflow-wrap: anywhere;
  }
  & strong,
  & small {
    display: block;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;

const Pictures = styled.div`
  display: flex;
  flex: none;
  gap: ${space('xxs')};
  & > * {
    inline-size: 44px;
  }
`;

const Or = styled.p`
  margin-block-start: ${space('sm')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;
