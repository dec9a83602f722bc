import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { HydratedWhenInView, space, VisuallyHidden } from '@shop/ui';
import { memo, type ComponentProps } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { InViewBoundary } from '../../components/page/deferred';
import { PageFrame } from '../../components/page/page-frame';
import { useShopReady } from '../../components/page/use-shop-ready';
import { HomeSeo } from '../../components/seo/home-seo';
import { getEarlySections, reorderByInterest, getHomePlan, type SectionName } from '../../queries/home-plan';
import { InterestsProvider, useInterests } from './interests';
import { HomeSection } from './home-section';

const isRow = (name: SectionName) => !['banners', 'quickWays', 'categories', 'conditions'].includes(name);

/**
 * /home: the home page of a module by its plan; other pages at the same address are in the route manifest. The sections load, fail and are retried separately; those far below request
 * nothing until they come into view. A customer's interests change the order. ROUTE-01, D-02, D-07.
 */
export function Page() {
  return (
    <InterestsProvider>
      <Sections />
    </InterestsProvider>
  );
}

function Sections() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const name = useSession((session) => session.module?.name) || t('front.title');
  const homePlan = getHomePlan(useSession((session) => session.module?.type));
  const plan = useInterests().size > 0 ? reorderByInterest(homePlan) : homePlan;
  const early = getEarlySections(plan);
  const isEarly = (section: SectionName) => early.includes(section) && section !== 'orderAgain';
  const firstRow = plan.find(isRow);
  return (
    <Column>
      <HomeSeo title={name} />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {name}
      </VisuallyHidden>
      {plan.map((section) =>
        isEarly(section) ? (
          <EarlySection key={section} name={section} isReady={isReady} isFirst={section === firstRow} />
        ) : (
          <InViewBoundary key={section}>
            {(isInView) => <HomeSection name={section} isReady={isReady} isWaiting={!isInView} />}
          </InViewBoundary>
        ),
      )}
    </Column>
  );
}

/** Memoised, because a section renders only when its own props change. */
const EarlySection = memo(function EarlySection(props: ComponentProps<typeof HomeSection>) {
  return (
    <HydratedWhenInView>
      <HomeSection {...props} />
    </HydratedWhenInView>
  );
});

/** A hidden section leaves no gap. */
const Column = styled(PageFrame)`
  display: flex;
  flex-direction: column;
  gap: ${space('xl')};
  & > div:empty {
    margin-block-end: -${space('xl')};
  }
`;
