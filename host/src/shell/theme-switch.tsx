import { useTranslation } from '@shop/i18n';
import { chooseTheme, useSession, useSessionStore } from '@shop/session';
import { IconButton } from '@shop/ui';
import { messages } from '../messages';

/** The current theme, and the one that the switch changes to (STATE-58). */
export function useThemeSwitch() {
  const { t } = useTranslation(messages);
  const session = useSessionStore();
  const isDark = useSession(({ theme }) => theme === 'dark');
  return {
    icon: isDark ? ('sun' as const) : ('moon' as const),
    label: t(isDark ? 'theme.toLight' : 'theme.toDark'),
    toggle: () => chooseTheme(session, isDark ? 'light' : 'dark'),
  };
}

export function ThemeSwitch() {
  const { icon, label, toggle } = useThemeSwitch();
  return <IconButton icon={icon} label={label} onClick={toggle} />;
}
