import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, space, useOnInView, type ButtonStyleProps } from '@shop/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { usePageAddress } from '../page-in-address';

/** A link to the next page. With scripts the list continues here when the link comes into view or is pressed. */
export function More({ onReachEnd }: { onReachEnd: () => void }) {
  const { t } = useTranslation(messages);
  const getPageAddress = usePageAddress();
  const endRef = useOnInView<HTMLDivElement>(onReachEnd);
  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    // The link disappears, so the focus goes to the last card before it.
    endRef.current?.previousElementSibling
      ?.querySelector<HTMLElement>('li:last-child a')
      ?.focus({ preventScroll: true });
    onReachEnd();
  };
  return (
    <Foot ref={endRef}>
      <ButtonLink to={getPageAddress(2)} rel="next" onClick={goOn} $tone="secondary" $small>
        {t('list.more')}
      </ButtonLink>
    </Foot>
  );
}

/** Links to the pages before and after a single page. */
export function PagesAround({ page, last }: { page: number; last: number }) {
  const { t } = useTranslation(messages);
  const getPageAddress = usePageAddress();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) window.scrollTo(0, 0);
    shown.current = page;
  }, [page]);
  return (
    <Foot as="nav" aria-label={t('list.pages')}>
      {page > 1 && (
        <ButtonLink to={getPageAddress(Math.min(page - 1, last))} rel="prev" $tone="secondary" $small>
          {t('list.previous')}
        </ButtonLink>
      )}
      {page < last && (
        <ButtonLink to={getPageAddress(page + 1)} rel="next" $tone="secondary" $small>
          {t('list.next')}
        </ButtonLink>
      )}
    </Foot>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  min-block-size: 44px;
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space('sm')};
  padding-block: ${space('lg')};
`;
