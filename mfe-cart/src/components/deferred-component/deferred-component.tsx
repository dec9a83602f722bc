import { useTranslation } from '@shop/i18n';
import { ErrorCard, Skeleton } from '@shop/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { messages } from '../../messages';

/**
 * A component whose code is loaded when it is first rendered. A placeholder of this height reserves its space. Where the
 * code cannot be loaded, an error with a retry stands in its place and the rest of the page stays (F-05).
 */
export function createDeferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
) {
  function Failed(props: Props) {
    const { t } = useTranslation(messages);
    const [Next, setNext] = useState<ComponentType<Props> | null>(null);
    if (Next) return <Next {...props} />;
    const retry = () => {
      Part = begin();
      setNext(() => Part);
    };
    return <ErrorCard compact title={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />;
  }
  // `lazy` passes the props on unchanged, which its type does not express.
  const begin = () =>
    lazy(async () => ({ default: await load().catch(() => Failed) })) as unknown as ComponentType<Props>;
  let Part = begin();
  return function Deferred(props: Props) {
    const [Component] = useState(() => Part);
    return (
      <Suspense fallback={<Skeleton $height={height} />}>
        <Component {...props} />
      </Suspense>
    );
  };
}
