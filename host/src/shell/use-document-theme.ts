import { useSession } from '@shop/session';
import { useLayoutEffect } from 'react';

/** Sets the theme and the module's accent on the root element, for layers outside the shell too (STATE-58). */
export function useDocumentTheme(): void {
  const theme = useSession((session) => session.theme);
  const accent = useSession((session) => session.module?.type);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useLayoutEffect(() => {
    if (accent) document.documentElement.dataset.accent = accent;
    else delete document.documentElement.dataset.accent;
  }, [accent]);
}
