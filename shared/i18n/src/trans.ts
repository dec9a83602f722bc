import type { ReactElement } from 'react';
import { Trans as I18nextTrans } from 'react-i18next';
import type { TextValues, Translate } from './text-keys';

interface TransProps<Key extends string> {
  t: Translate<Key>;
  i18nKey: NoInfer<Key>;
  values?: TextValues;
  /** Elements by the names of the text's tags. */
  components: Record<string, ReactElement>;
}

/**
 * Texts with elements in them; in its own file, because it is 4 KB and few pages need it. react-i18next would check the
 * key against one global list; here `t` knows the keys.
 */
export const Trans = I18nextTrans as <Key extends string>(props: TransProps<Key>) => ReactElement;
