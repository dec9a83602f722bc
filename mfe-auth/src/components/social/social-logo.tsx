import type { ReactNode } from 'react';
import styled from 'styled-components';

const LogoSvg = styled.svg`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
`;

const logos = {
  google: (
    <g fill="none" strokeWidth="4.2">
      <path stroke="#EA4335" d="M18.600 7.500A8 8 0 0 0 5.070 8" />
      <path stroke="#FBBC05" d="M5.070 8a8 8 0 0 0 0 8" />
      <path stroke="#34A853" d="M5.070 16a8 8 0 0 0 12.070 2.130" />
      <path stroke="#4285F4" d="M17.140 18.130A8 8 0 0 0 20 12h-8" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877F2" />
      <path
        fill="#FFFFFF"
        d="M13.500 22.900v-8h2.600l.5-3.100h-3.100V9.900c0-.9.4-1.700 1.700-1.700h1.500V5.500c-.7-.1-1.400-.2-2.200-.2-2.500 0-4 1.500-4 4.100v2.400H7.700v3.100h2.800v8a11 11 0 0 0 3 0Z"
      />
    </>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M12.200 7.200c.9 0 2.100-1 3.900-1 1.500 0 2.900.7 3.800 2-3.300 1.900-2.800 6.700.6 8-.9 2.400-2.600 5-4.600 5-1.300 0-1.800-.8-3.500-.8s-2.300.8-3.500.8c-2.700 0-5.500-4.900-5.500-8.900 0-3.900 2.500-6 4.900-6 1.600 0 2.900 1 3.900.9ZM15.900 1.200c.2 2.600-1.900 4.700-4 4.600C11.700 3.400 13.700 1.400 15.900 1.200Z"
    />
  ),
} satisfies Record<string, ReactNode>;

/** A provider's logo in its own colours, which do not follow the theme; decorative. */
export const SocialLogo = ({ medium }: { medium: keyof typeof logos }) => (
  <LogoSvg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {logos[medium]}
  </LogoSvg>
);
