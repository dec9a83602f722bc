import { isolate, useTranslation } from '@shop/i18n';
import { color, Icon, media, motion, radius, size, space } from '@shop/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** An active filter as text, with the function that removes it. */
export interface FilterChip {
  key: string;
  label: string;
  off: () => void;
}

/** The active filters, each with a button that removes it; the focus moves to the next one. */
export function ActiveChips({ filters, onClear }: { filters: readonly FilterChip[]; onClear: () => void }) {
  const { t, direction } = useTranslation(messages);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = (index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter((_, at) => at !== index);
    const next = buttons[Math.min(index, buttons.length - 1)];
    const heading = list.current?.closest('main')?.querySelector<HTMLElement>('h1');
    (buttons.length > 1 ? next : heading)?.focus({ preventScroll: true });
  };
  if (filters.length === 0) return null;
  return (
    <List ref={list} data-keep-clear="" aria-label={t('filter.active')}>
      {filters.map(({ key, label, off }, index) => (
        <li key={key}>
          <Chip
            type="button"
            aria-label={t('filter.remove', { name: isolate(label, direction) })}
            onClick={() => {
              focusAt(index);
              off();
            }}
          >
            <bdi>{label}</bdi>
            <Icon name="close" size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <Clear
          type="button"
          onClick={() => {
            list.current?.closest('main')?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
            onClear();
          }}
        >
          {t('filter.clear')}
        </Clear>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-end: ${space('md')};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 36px;
  max-inline-size: 260px;
  padding-inline: ${space('sm')};
  border-radius: ${radius('full')};
  background: ${color('brandGround')};
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  transition: background-color ${motion.fast};
  & bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (hover: hover) {
    &:hover {
      background: ${color('sunken')};
    }
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const Clear = styled.button`
  min-block-size: 36px;
  padding-inline: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
  text-decoration: underline;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  /* On desktops it is above the panel. */
  ${media.desktop} {
    display: none;
  }
`;
