import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

const shapes = {
  cart: (
    <path d="M3 4h2.2l2.1 11.2a1.5 1.5 0 0 0 1.5 1.2h8.3a1.5 1.5 0 0 0 1.5-1.1L20.4 8H6M9.5 20.2h.01M17 20.2h.01" />
  ),
  heart: <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z" />,
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />,
  pin: (
    <path d="M12 21s7-6.1 7-11.300A7 7 0 0 0 5 9.700C5 14.9 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.500a7.5 7.5 0 0 1 15 0" />,
  chat: <path d="M4 5h16v11.500h-8L7.500 20v-3.500H4V5Zm4 4h8m-8 3.500h5" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  bin: <path d="M5 7h14M10 7V4.500h4V7m-7 0 .8 12.500h8.400L17 7M10.5 11v5M13.5 11v5" />,
  chevron: <path d="m9 5 7 7-7 7" />,
  down: <path d="m5 9 7 7 7-7" />,
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  sun: (
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.400M5.6 18.4 7 17M17 7l1.4-1.4" />
  ),
  moon: <path d="M20 14.500A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.500Z" />,
  globe: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-18c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3ZM3.3 9.500h17.400M3.3 14.500h17.4" />
  ),
  grid: <path d="M4.500 4.500h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z" />,
  list: <path d="M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01" />,
  trend: <path d="m3.500 17 6-6.500 4 4 7-8m0 0h-5m5 0v5" />,
  route: (
    <path d="M6 20.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm2-2h8a3.200 3.200 0 0 0 0-6.500H8.500a3.200 3.200 0 0 1 0-6.500H16m2 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
  ),
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2" />,
  check: <path d="m5 12.5 4.5 4.500L19 7.5" />,
  phone: (
    <path d="M6 3.500h3l1.5 4-2 1.500a12 12 0 0 0 6.5 6.500l1.5-2 4 1.500v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.700a2 2 0 0 1 2-2.200Z" />
  ),
  mail: <path d="M4 6h16v12H4zM4 7l8 6 8-6" />,
  home: <path d="m4 11 8-7 8 7M6 9.500V20h12V9.500M10 20v-5h4v5" />,
  store: (
    <path d="M4 9.5 5.5 4h13L20 9.500M4 9.500a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v8h13v-8M10 20v-5h4v5" />
  ),
  bag: <path d="M5.5 8h13l1 12.500h-15L5.5 8Zm3 2.500V7a3.5 3.5 0 0 1 7 0v3.5" />,
  ticket: <path d="M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4V6Zm10 0v12" />,
  wallet: <path d="M4 7.500h15V19H4V7.500Zm0 0L15.5 4v3.500M15.5 13.200h.01" />,
  info: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.500M12 7.800h.01" />,
  warning: <path d="M12 4 2.8 19.500h18.400L12 4Zm0 6v4.500m0 2.500h.01" />,
  target: (
    <path d="M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-17v4m0 12v4M2 12h4m12 0h4M12 13.500a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z" />
  ),
  map: <path d="m3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2v-13Zm5.5-2v13m6-11v13" />,
  edit: <path d="M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4" />,
  logout: <path d="M10 4H5v16h5m4-4 4-4-4-4m4 4H9" />,
  car: (
    <path d="M4 17v-4.500L6 7h12l2 5.500V17H4Zm0-4.500h16M5.500 17v2.500m13-2.500v2.500M7.500 14.800h.01m8.990 0h.01" />
  ),
  scooter: (
    <path d="M5.5 19.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm13 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 17h8c0-4-1-8-2.5-10.500H16M8 17c0-3-2-4.5-4-4.500h6.500l2 1.5" />
  ),
  share: (
    <path d="M17 8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm10 6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.700l5.6-3.300m-5.6 5.900 5.600 3.300" />
  ),
  camera: (
    <path d="M4 7.500h3.500L9 5h6l1.500 2.500H20V19H4V7.500Zm8 8.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z" />
  ),
  card: <path d="M3.5 6h17v12.500h-17V6Zm0 4h17M7 15h3.500" />,
  cash: <path d="M3 6.500h18v11H3v-11Zm9 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.200 12h.01m11.580 0h.01" />,
  copy: <path d="M9 9h11v11H9V9Zm-3.500 6H4V4h11v1.500" />,
  receipt: <path d="M6 3.500h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.500v-17ZM9 8h6M9 12h6" />,
  medal: (
    <path d="M12 15a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11Zm-3.500-1.300L7 20.500l5-2.500 5 2.500-1.500-6.800" />
  ),
  refund: <path d="M8 5 4 9l4 4M4 9h10.500a5.500 5.500 0 0 1 0 11H8" />,
  prescription: <path d="M8 5H5.500v15.500h13V5H16M9 3.500h6v3H9v-3Zm3 6.500v6m-3-3h6" />,
  friends: (
    <path d="M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6.500 8a6.500 6.500 0 0 1 13 0M15.500 4.800a3.500 3.500 0 0 1 0 6.400m3 8.300h3a6.500 6.500 0 0 0-4.500-6" />
  ),
  gift: (
    <path d="M4.500 11v9.500h15V11M3 6.500h18V11H3V6.500Zm9 0v14m0-14S8 6.700 7.500 4.500 11 2 12 6.500Zm0 0s4 .2 4.500-2S13 2 12 6.500Z" />
  ),
  sliders: (
    <path d="M4 7h8.500m5 0H20M4 17h2.500m5 0H20M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-6 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
  ),
  eye: (
    <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.900 5.700A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a16 16 0 0 1-2.700 3.400M6.300 7.500A15.500 15.500 0 0 0 2.500 12s3.500 6.500 9.500 6.500a9 9 0 0 0 3.900-.9M9.900 9.900a3 3 0 0 0 4.200 4.200" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes | 'star';

const Drawing = styled.svg<{ $size: number; $mirrored: boolean }>`
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $mirrored }) =>
    $mirrored &&
    css`
      [dir='rtl'] & {
        transform: scaleX(-1);
      }
    `}
`;

interface IconProps {
  name: IconName;
  /** Pixels; default 20. */
  size?: number;
  /** Points in reading direction (arrows, chevrons): mirrored in right-to-left pages. */
  mirrored?: boolean;
}

/** Decoration only: the text is next to it or in the control's label. */
export function Icon({ name, size = 20, mirrored = false }: IconProps) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false" $size={size} $mirrored={mirrored}>
      {name === 'star' ? (
        <path
          fill="currentColor"
          stroke="none"
          d="m12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.300L12 17l-5.6 3.2 1.3-6.300L3 9.600l6.3-.7L12 3Z"
        />
      ) : (
        shapes[name]
      )}
    </Drawing>
  );
}
