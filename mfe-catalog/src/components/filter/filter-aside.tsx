import { useTranslation } from '@shop/i18n';
import { color, Heading, media, size, space } from '@shop/ui';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { PanelSkeleton } from './panel/panel-skeleton';

const wide = '(min-width: 56.25em)';

/** Whether the window is wide enough for the panel; false before hydration. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}

interface Props {
  /** Whether any filter is active. */
  isOn: boolean;
  onClear: () => void;
  /** The panel, rendered only in a wide window. */
  children: ReactNode;
}

/** The filters beside the list on desktops. The space is reserved from the first paint. */
export function FilterAside({ isOn, onClear, children }: Props) {
  const { t } = useTranslation(messages);
  const isWide = useIsWide();
  return (
    <Sidebar aria-label={t('filter.title')}>
      <Head>
        <Heading>{t('filter.title')}</Heading>
        {isOn && (
          <Clear type="button" onClick={onClear}>
            {t('filter.clear')}
          </Clear>
        )}
      </Head>
      {isWide ? children : <PanelSkeleton />}
    </Sidebar>
  );
}

const Sidebar = styled.aside`
  display: none;
  ${media.desktop} {
    display: block;
    position: sticky;
    inset-block-start: calc(80px + var(--inset-top, 0px)); /* Below the header. */
    align-self: start;
    max-block-size: calc(100vh - 96px);
    overflow-y: auto;
    scrollbar-width: thin;
    padding-inline: ${space('xs')};
    margin-inline-start: -${space('xs')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
  margin-block-end: ${space('xs')};
  & h2 {
    font-size: ${size('lg')};
  }
`;

const Clear = styled.button`
  min-block-size: 44px;
  padding-inline: ${space('xs')};
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;
