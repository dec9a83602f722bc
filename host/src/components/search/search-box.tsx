import { useRef, type FormEvent, type Ref } from 'react';
import { Form } from './search-box.styles';
import { SearchField } from './search-field';
import { SearchPanel } from './search-panel';
import { useSearchList } from './use-search-list';
import { useSearchText } from './use-search-text';

interface Props {
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  /** Whether the list fills the screen below the field, as on phones. */
  full?: boolean;
  /** Called after a search, after opening a suggestion, and when the visitor closes the search. */
  onDone?: () => void;
}

/**
 * The search of every page. It leads to /home?search=Q (D-03), even without scripts. When it has the focus, a remote
 * shows suggestions below it.
 */
export function SearchBox({ inputRef, autoFocus = false, full = false, onDone }: Props) {
  const { text, setText, find } = useSearchText();
  const list = useSearchList();
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('input')?.focus();

  const done = () => {
    list.close();
    onDone?.();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (find()) done();
  };
  const type = (typed: string) => {
    setText(typed);
    list.open();
  };
  const clear = () => {
    type('');
    focus();
  };
  const { listId, active } = list;
  return (
    <Form
      ref={form}
      role="search"
      action="/home"
      onSubmit={search}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && list.close()}
    >
      <SearchField
        {...{ text, listId, active, inputRef, autoFocus }}
        isOpen={list.isOpen && list.count > 0}
        onType={type}
        onClear={clear}
        onOpen={list.open}
        onKeyDown={list.onKeyDown(text ? () => setText('') : onDone)}
      />
      {list.isOpen && (
        <SearchPanel
          {...{ text, listId, active, full }}
          onOptions={list.setCount}
          onOpened={done}
          onFocusLost={focus}
        />
      )}
    </Form>
  );
}
