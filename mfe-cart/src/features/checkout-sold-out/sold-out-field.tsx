import { ifSoldOutChoices, type CartLine, type IfSoldOut } from '@shop/domain';
import { isolate, useTranslation } from '@shop/i18n';
import { Button, Card, color, Icon, radius, size, space } from '@shop/ui';
import { RadioCardGroup, type RadioCard } from '@shop/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import { getChoiceTexts } from '../../cart/choice-texts';
import { useCartSync } from '../../cart/use-cart-sync';
import { messages } from '../../messages';

interface Props {
  value: IfSoldOut;
  onChange: (ifSoldOut: IfSoldOut) => void;
  /** Lines that may have a choice of their own. */
  lines: readonly CartLine[];
}

/** What the store does with an item that is sold out: for the whole order, with exceptions for single lines. X-21. */
export function SoldOutField({ value, onChange, lines }: Props) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const hasExceptions = lines.some(({ ifSoldOut }) => ifSoldOut);
  const isShown = lines.length > 1 && (isOpen || hasExceptions);
  const options = ifSoldOutChoices.map((choice): RadioCard => ({
    value: choice,
    label: t(`words.${choice}`),
    note: t(`words.${choice}Hint`),
  }));
  const choose = (chosen: string) => {
    const next = ifSoldOutChoices.find((choice) => choice === chosen);
    if (next) onChange(next);
  };
  return (
    <Panel>
      <RadioCardGroup
        label={t('words.title')}
        name="if-sold-out"
        value={value}
        onChange={choose}
        options={options}
        cardWidth={160}
      />
      {lines.length > 1 && !isShown && (
        <Edge>
          <Button tone="quiet" small icon="edit" onClick={() => setOpen(true)}>
            {t('words.each')}
          </Button>
        </Edge>
      )}
      {isShown && (
        <List>
          {lines.map((line) => (
            <Exception key={line.id} line={line} whole={value} />
          ))}
        </List>
      )}
    </Panel>
  );
}

/** One line with its own choice, or that of the whole order. */
function Exception({ line, whole }: { line: CartLine; whole: IfSoldOut }) {
  const { t, direction } = useTranslation(messages);
  const sync = useCartSync();
  const [pending, setPending] = useState<string | null>(null);
  const choice = getChoiceTexts(line).join(' · ');
  const change = async (chosen: string) => {
    setPending(chosen);
    const ifSoldOut = ifSoldOutChoices.find((entry) => entry === chosen) ?? null;
    await sync.setIfSoldOut(line, ifSoldOut).finally(() => setPending(null));
  };
  return (
    <li>
      <span>
        <bdi>{line.item.name}</bdi>
        {choice && (
          <small>
            <bdi>{choice}</bdi>
          </small>
        )}
      </span>
      <Choice>
        <select
          aria-label={t('words.of', { name: isolate(line.item.name, direction) })}
          value={pending ?? line.ifSoldOut ?? ''}
          disabled={pending !== null}
          onChange={(event) => void change(event.target.value)}
        >
          <option value="">{t('words.asWhole', { action: t(`words.${whole}`) })}</option>
          {ifSoldOutChoices.map((entry) => (
            <option key={entry} value={entry}>
              {t(`words.${entry}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </Choice>
    </li>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
`;

/** Aligns the text of the borderless button with everything else. */
const Edge = styled.div`
  margin-inline: calc(-1 * ${space('sm')});
`;

const List = styled.ul`
  display: grid;
  gap: ${space('sm')};
  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    align-items: center;
    gap: ${space('xxs')} ${space('sm')};
    padding-block-start: ${space('sm')};
    border-block-start: 1px solid ${color('border')};
    font-size: ${size('sm')};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
  }
`;

const Choice = styled.span`
  position: relative;
  display: block;
  & select {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: ${space('sm')} ${space('xxl')};
    appearance: none;
    border: 1px solid ${color('borderStrong')};
    border-radius: ${radius('md')};
    background: ${color('surface')};
    color: ${color('text')};
    font: inherit;
    font-size: max(16px, 1em);
    text-overflow: ellipsis;
  }
  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space('sm')};
    margin-block: auto;
    color: ${color('textSoft')};
    pointer-events: none;
  }
`;
