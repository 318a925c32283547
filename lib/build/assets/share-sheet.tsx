import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { shareTexts } from '@/lib/build/assets/share-texts';
import { readColourTokens } from '@/lib/build/assets/tokens';

/** In pixels: the size that messengers and social networks show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const colour = readColourTokens();
const mark = `data:image/svg+xml;base64,${readFileSync('public/icon.svg').toString('base64')}`;
const { name, kind, places, host } = shareTexts;
const BRAND_BAR = 64;
const TEXT_LEFT = 176;
const HEAD = 138;
const ROW = 94;

type BoxProps = { x: number; y: number; width: number; height: number; fill: string };

function Box({ x, y, width, height, fill }: BoxProps) {
  const box = { position: 'absolute', left: x, top: y, width, height } as const;
  return <div style={{ ...box, backgroundColor: fill }} />;
}

function GoldDashes() {
  const tops = Array.from({ length: 21 }, (_, index) => 6 + index * 30);
  const thread = colour('gold');
  return (
    <>
      {tops.map((y) => (
        <Box key={y} x={29} y={y} width={6} height={18} fill={thread} />
      ))}
    </>
  );
}

function Rules() {
  const fills = ['ink', 'rule-strong', 'rule-strong', 'rule-strong', 'ink'];
  return (
    <>
      {fills.map((fill, row) => {
        const y = HEAD + row * ROW;
        return (
          <Box
            key={y}
            x={BRAND_BAR}
            y={y}
            width={1200 - BRAND_BAR}
            height={2}
            fill={colour(fill)}
          />
        );
      })}
    </>
  );
}

function Head() {
  const row = { position: 'absolute', left: TEXT_LEFT, top: 36, alignItems: 'center' } as const;
  return (
    <div style={{ ...row, display: 'flex', gap: 22 }}>
      {/* biome-ignore lint/performance/noImgElement: This is drawn to a file, not to a page. */}
      <img src={mark} width={66} height={66} alt="" />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <span style={{ fontFamily: 'Eczar', fontSize: 38, lineHeight: 1.1 }}>{name}</span>
        <span style={{ fontSize: 17, letterSpacing: 2.6, color: colour('soft') }}>{kind}</span>
      </div>
    </div>
  );
}

function Foot() {
  const row = { position: 'absolute', left: TEXT_LEFT, right: 56, top: HEAD + 4 * ROW } as const;
  return (
    <div
      style={{
        ...row,
        display: 'flex',
        height: 112,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <span style={{ fontSize: 24, color: colour('soft') }}>
        {`${places.join(' · ')} · since ${site.established}`}
      </span>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 4 }}>
        <span style={{ fontFamily: 'Eczar', fontSize: 30, color: colour('red') }}>{host}</span>
        <div style={{ height: 2, backgroundColor: colour('red') }} />
        <div style={{ height: 2, backgroundColor: colour('red') }} />
      </div>
    </div>
  );
}

export function ShareSheet({ title, summary }: { title: string; summary: string }) {
  const entries = { position: 'absolute', left: TEXT_LEFT, right: 56, top: HEAD + 8 } as const;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: colour('paper'),
        color: colour('ink'),
        fontFamily: 'Hanken',
      }}
    >
      <Rules />
      <Box x={0} y={0} width={BRAND_BAR} height={630} fill={colour('red')} />
      <GoldDashes />
      <Box x={128} y={0} width={2} height={630} fill={colour('margin')} />
      <Box x={136} y={0} width={2} height={630} fill={colour('margin')} />
      <Head />
      <div style={{ ...entries, display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            fontFamily: 'Eczar',
            fontSize: 74,
            letterSpacing: -0.9,
            lineHeight: `${ROW}px`,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 31, lineHeight: `${ROW}px`, color: colour('soft') }}>{summary}</div>
      </div>
      <Foot />
    </div>
  );
}
