import styled from 'styled-components';

/** Icons of the networks in the settings (FOOT-02); unknown networks show their first letter. */
const paths: Record<string, string> = {
  facebook:
    'M14 8h2.500V4.500H14c-2.5 0-4 1.5-4 4V11H7.500v3.500H10V21h3.500v-6.500h2.500l.5-3.500h-3V9c0-.6.2-1 .5-1Z',
  instagram:
    'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500Zm0 2A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.500h8a2.5 2.5 0 0 0 2.5-2.500V8A2.5 2.5 0 0 0 16 5.500H8Zm4 2.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm4.5-3.500a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  twitter:
    'M4 4h4.500l4 5.500L17 4h2.500l-5.8 7L20.5 20H16l-4.3-6-5 6H4l6.5-7.600L4 4Zm3 1.5 10 13h1l-10-13H7Z',
  linkedin:
    'M5 9.500h3V20H5V9.500ZM6.5 4.500a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.600ZM10.5 9.500h2.800V11c.6-1 1.7-1.8 3.2-1.8 2.8 0 3.5 1.8 3.5 4.300V20h-3v-5.800c0-1.4-.3-2.4-1.6-2.400s-1.9 1-1.9 2.400V20h-3V9.500Z',
  pinterest:
    'M12 3.500a8.5 8.5 0 0 0-3.2 16.400c-.1-.7-.1-1.7 0-2.500l1.1-4.600s-.3-.6-.3-1.400c0-1.3.8-2.3 1.7-2.3.8 0 1.2.6 1.2 1.3 0 .8-.5 2-.8 3.1-.2.9.5 1.7 1.4 1.7 1.7 0 2.9-2.2 2.9-4.7 0-2-1.3-3.4-3.7-3.400a4.2 4.2 0 0 0-4.4 4.200c0 .8.2 1.3.6 1.7.2.2.2.3.1.500l-.2.700c0 .3-.2.3-.5.2-1.2-.5-1.8-1.9-1.8-3.4 0-2.5 2.1-5.5 6.3-5.5 3.4 0 5.6 2.4 5.6 5.1 0 3.5-1.9 6.1-4.8 6.1-1 0-1.9-.5-2.2-1.100l-.6 2.400c-.2.8-.6 1.6-1 2.200A8.5 8.5 0 1 0 12 3.500Z',
};

export function SocialIcon({ name }: { name: string }) {
  const path = paths[name.toLowerCase()];
  if (!path) return <b aria-hidden="true">{name.slice(0, 1).toUpperCase()}</b>;
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 20px;
  block-size: 20px;
  fill: currentColor;
`;
