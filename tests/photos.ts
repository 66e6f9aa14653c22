/** Images like those of owners, drawn so that they are the same on every machine. */
import sharp from 'sharp';

/** Draws an image of this shape. @param scale pixels of a unit: many take long to encode as AVIF */
const render = (scale: number, width: number, height: number, svg: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${scale * width}" height="${scale * height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const gradient = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/** Returns a wide image, larger than any of its places: hills behind a lake in the evening. */
export const landscape = () =>
  render(
    4,
    720,
    480,
    `<defs>${gradient('sky', '#3b6ea5', '#f6c98f')}${gradient('lake', '#c9967a', '#2b3f5c')}</defs>
     <path fill="url(#sky)" d="M0 0h720v300H0z"/><circle cx="520" cy="190" r="46" fill="#fff2d8"/>
     <path fill="#5d6f8c" d="M0 250 130 150l110 80 140-140 150 130 90-50 100 80v60H0z"/>
     <path fill="#2f4058" d="M0 300V240l180-40 160 60 200-30 180 30v40z"/>
     <path fill="url(#lake)" d="M0 300h720v180H0z"/><path fill="#f6d9ac" d="M430 320h180v6H430zM470 350h120v5H470zM450 390h160v5H450z"/>`,
  );

/** Returns a dark image: a scan on black. */
export const scan = () =>
  render(
    1.3,
    600,
    600,
    `<defs><radialGradient id="body"><stop stop-color="#cfcfcf"/><stop offset="1" stop-color="#3a3a3a"/></radialGradient></defs>
     <path d="M0 0h600v600H0z"/><ellipse cx="300" cy="310" rx="240" ry="190" fill="url(#body)"/>
     <ellipse cx="200" cy="300" rx="84" ry="110" fill="#161616"/><ellipse cx="400" cy="300" rx="84" ry="110" fill="#161616"/>
     <circle cx="318" cy="360" r="40" fill="#f4f4f4"/><circle cx="300" cy="450" r="34" fill="#e4e4e4"/>`,
  );

/** Returns a tall image: the screen of a phone, mostly white. */
export const screen = () => {
  const rows = [0, 1, 2, 3, 4, 5].map(
    (row) =>
      `<circle cx="60" cy="${262 + row * 84}" r="24" fill="hsl(${row * 50} 60% 60%)"/>
       <path fill="#444" d="M104 ${244 + row * 84}h${150 + row * 18}v14h-${150 + row * 18}z"/>
       <path fill="#bbb" d="M104 ${270 + row * 84}h190v10h-190z"/>`,
  );
  return render(
    2.2,
    360,
    780,
    `<path fill="#fff" d="M0 0h360v780H0z"/><path fill="#1a4fd0" d="M0 0h360v200H0z"/>
     <path fill="#fff" d="M28 96h190v26H28zM28 140h260v14H28z"/>${rows.join('')}`,
  );
};
