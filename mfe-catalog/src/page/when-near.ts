/** How far below the window something is asked for ahead, so that it is there when it is seen. */
const ahead = '600px';

/** By any of these a visitor shows that he is there and may go on. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** At the latest after so many milliseconds a busy page counts as one that rests. */
const patience = 2_000;

/** What a browser without idle callbacks waits, in milliseconds. */
const breath = 200;

type Stop = () => void;

/** Once the browser has nothing more urgent to do. */
function atRest(then: () => void): Stop {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, breath);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(then, { timeout: patience });
  return () => window.cancelIdleCallback(asked);
}

/** At the visitor's first sign; at once where he has come by one, or stands somewhere down the page. */
function atFirstSign(then: () => void): Stop {
  // Not known to every browser that the shop is made for.
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive || window.scrollY > 0) {
    then();
    return () => undefined;
  }
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, hear, true));
  const hear = () => {
    stop();
    then();
  };
  for (const sign of signs) window.addEventListener(sign, hear, { capture: true, passive: true });
  return stop;
}

/** The first time that an element comes into the window, or so far below it. */
function whenWithin(element: Element, rootMargin: string, then: () => void): Stop {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls once an element is wanted: in sight, as soon as the page has come to rest after its first render; below the
 * window, once the visitor shows that he may go there. Until then what lies below costs a first page nothing. Answers
 * how to stop.
 */
export function whenNear(element: Element, then: () => void): Stop {
  const stops: Stop[] = [];
  const stop = () => stops.splice(0).forEach((each) => each());
  const come = () => {
    stop();
    then();
  };
  const watch = (rootMargin: string) => stops.push(whenWithin(element, rootMargin, come));
  stops.push(atRest(() => watch('0px')));
  stops.push(atFirstSign(() => watch(ahead)));
  return stop;
}
