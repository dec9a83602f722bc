import { isolate, useTranslation } from '@shop/i18n';
import { Button, color, IconButton, size, space } from '@shop/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { forgetSearch, forgetSearches } from '../../recent-searches/recent-searches';

interface Props {
  searches: readonly string[];
  onFocusLost: () => void;
}

/** The heading above the list and the clear button; they are outside, because a listbox contains only options. */
export function RecentHead({ onFocusLost }: Pick<Props, 'onFocusLost'>) {
  const { t } = useTranslation(messages);
  const clear = () => {
    onFocusLost();
    forgetSearches();
  };
  return (
    <Head>
      <span aria-hidden="true">{t('searchBox.recent')}</span>
      <Button tone="quiet" small onClick={clear}>
        {t('searchBox.clear')}
      </Button>
    </Head>
  );
}

/** A remove button beside each of the list's first lines. */
export function RecentRemovals({ searches, onFocusLost }: Props) {
  const { t, direction } = useTranslation(messages);
  const column = useRef<HTMLDivElement>(null);
  const remove = (searchText: string, at: number) => {
    const buttons = [...(column.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    if (next) next.focus();
    else onFocusLost();
    forgetSearch(searchText);
  };
  return (
    <Column ref={column}>
      {searches.map((searchText, at) => (
        <IconButton
          key={searchText}
          icon="close"
          size={36}
          label={t('searchBox.remove', { words: isolate(searchText, direction) })}
          onClick={() => remove(searchText, at)}
        />
      ))}
    </Column>
  );
}

/** Height of an option and of the buttons beside it. */
const line = '48px';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block-start: ${space('xxs')};
  padding-inline: ${space('md')} ${space('xs')};
  font-size: ${size('xs')};
  font-weight: 600;
  color: ${color('textSoft')};
`;

const Column = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${space('xs')};
  display: grid;
  grid-auto-rows: ${line};
  align-items: center;
  & button {
    color: ${color('textFaint')};
  }
`;
