/** What a published field reaches, and where a private one goes. The schemas and `create` say it where they ask for it. */
const contact = 'Public: on Contact, in the résumé, resume.json, the contact card and its QR code.';

export const publicity = {
  contact,
  email: `${contact} To print one only in your own copies of the résumé, put it into private.yaml.`,
  phone: `${contact} To print it only in your own copies of the résumé, put it into private.yaml instead.`,
  location: 'Public, so a city is enough: put the street into private.yaml.',
  photo: 'Public: on the home page, in previews of links, resume.json and the contact card.',
  street: 'Not public: only in your own copies of the résumé (`npm run resume -- --private`).',
} as const;
