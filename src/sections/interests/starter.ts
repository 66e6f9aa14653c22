/** The file that owners start from: an empty list that says how to fill it. */
export const interestsStarter = `# What you like besides work. An image is optional; put it into content/images. Replace [] with lines like these:
#
# entries:
#   - name: Piano
#     text: A sentence about it.
#     imageSrc: images/piano.jpg

entries: []
`;
