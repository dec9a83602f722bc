import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Icon, IconButton } from '@shop/ui';
import type { KeyboardEvent, Ref } from 'react';
import { messages } from '../../messages';
import { Field, KeyHint } from './search-box.styles';

interface Props {
  text: string;
  listId: string;
  isOpen: boolean;
  active: string | null;
  onType: (text: string) => void;
  onClear: () => void;
  /** Called when the field gets the focus. */
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  inputRef: Ref<HTMLInputElement> | undefined;
  autoFocus: boolean;
}

/** The combobox; without scripts it is an ordinary form field. */
export function SearchField({ text, listId, isOpen, active, onType, onClear, onOpen, ...input }: Props) {
  const { t } = useTranslation(messages);
  const { inputRef, autoFocus, onKeyDown } = input;
  const context = useSession((session) => session.module?.type ?? '');
  return (
    <Field>
      <Icon name="search" />
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        name="search"
        role="combobox"
        aria-label={t('search.label', { context })}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active ?? undefined}
        aria-keyshortcuts="/"
        placeholder={t('search.hint', { context })}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={onOpen}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      {text ? (
        <IconButton icon="close" label={t('search.clear')} size={36} onClick={onClear} />
      ) : (
        <KeyHint aria-hidden="true">/</KeyHint>
      )}
      <IconButton type="submit" icon="arrow" mirrored label={t('search.go')} size={36} />
    </Field>
  );
}
