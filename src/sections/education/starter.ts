/** The file that owners start from: an empty list that says how to fill it. */
export const educationStarter = `# Your degrees and schools, newest first. Leave out end if it goes on. Replace [] with lines like these:
#
# entries:
#   - title: Bachelor of Science, Computer Science
#     institution: Name of the university, city
#     start: 2023

entries: []
`;
