/** The file that owners start from: an empty list that says how to fill it. */
export const skillsStarter = `# What you work with, in groups. About shows it as "Tech Stack". Replace [] with lines like these:
#
# groups:
#   - name: Languages
#     items:
#       - { name: Python, highlight: true }
#       - { name: SQL }

groups: []
`;
